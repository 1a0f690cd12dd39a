/** Declared differences in uploads (docs/drupal-contract.md). */
import type { Difference } from "../replay.ts"
import { does, refuses, says } from "./forms.ts"

const byContent = "the bytes are checked, and these are not a picture"

/** By recording. All file names differ as well: they have only lower-case ASCII letters, digits, dots and hyphens (upload-01f to -01h). */
export const differences: Readonly<Record<string, Difference>> = {
  "upload-01f-filename-latin1-accents": does(
    "a browser's fetch() sends such names, and Drupal leaks a 500; here the name becomes ASCII",
    201,
  ),
  "upload-02-bad-extension": says(
    "the extensions are those of our model",
    "422 Unprocessable Content: Unprocessable Entity: file validation failed.\nOnly files with the following extensions are allowed: jpg jpeg png webp avif.",
  ),
  "upload-02b-text-as-jpg": refuses(
    byContent,
    "422 Unprocessable Content: Unprocessable Entity: file validation failed.\nThe file is no jpg, whatever its name says.",
  ),
  "upload-07-attachment-ok": refuses(
    "plain text is no attachment (docs/content-model.md)",
    "422 Unprocessable Content: Unprocessable Entity: file validation failed.\nOnly files with the following extensions are allowed: pdf odt ods docx xlsx zip.",
  ),
  "upload-08b-non-file-field": refuses(
    "a 400 that names the field, where Drupal leaks a 500",
    '400 Bad Request: The field "title" takes no files.',
  ),
  "upload-10-empty-file": refuses(
    byContent,
    "422 Unprocessable Content: Unprocessable Entity: file validation failed.\nThe file is no jpg, whatever its name says.",
  ),
  "upload-15-delete-file-owner": refuses(
    "the owner of a file may delete it, but not while content refers to it (docs/content-model.md)",
    "409 Conflict: One item uses this file, so it can't be deleted. Take it out of that item first.",
  ),
}

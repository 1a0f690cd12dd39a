/** Declared differences in uploads (docs/drupal-contract.md). */
import type { Difference } from "../replay.ts"

const byContent = "the bytes are checked, and these are not a picture"

/** By recording. All file names differ as well: they have only lower-case ASCII letters, digits, dots and hyphens (upload-01f to -01h). */
export const differences: Readonly<Record<string, Difference>> = {
  "upload-01f-filename-latin1-accents": {
    parts: ["status", "error"],
    reason: "a browser's fetch() sends such names, and Drupal leaks a 500; here the name becomes ASCII",
  },
  "upload-02-bad-extension": { parts: ["error"], reason: "the extensions are those of our model" },
  "upload-02b-text-as-jpg": { parts: ["status", "error"], reason: byContent },
  "upload-07-attachment-ok": { parts: ["status", "error"], reason: "plain text is no attachment (docs/content-model.md)" },
  "upload-08b-non-file-field": { parts: ["status", "error"], reason: "a 400 that names the field, where Drupal leaks a 500" },
  "upload-10-empty-file": { parts: ["status", "error"], reason: byContent },
  "upload-14-image-style-derivative": {
    parts: ["headers"],
    reason: "what isn't there is said in plain text; the site's own pages are elsewhere",
  },
  "upload-15-delete-file-owner": {
    parts: ["status", "error"],
    reason: "the owner of a file may delete it, but not while content refers to it (docs/content-model.md)",
  },
}

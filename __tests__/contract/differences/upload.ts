/** Where uploading deliberately doesn't answer what Drupal answered, and why. */
import type { Difference } from "../replay.ts"

const byContent = "contract.md, Better: what the bytes are is checked; these are no picture"

/**
 * By recording: the parts of the answer that differ, and the reason. All names differ in this as well: they are made of small ASCII
 * letters, digits, dots and hyphens, so that no client stumbles over them (upload-01f to -01h).
 */
export const differences: Readonly<Record<string, Difference>> = {
  "upload-01f-filename-latin1-accents": {
    parts: ["status", "error"],
    reason: "contract.md: a browser's fetch() sends such names, and Drupal leaks a 500; here the name is made plain",
  },
  "upload-02-bad-extension": { parts: ["error"], reason: "the extensions are those of our model" },
  "upload-02b-text-as-jpg": { parts: ["status", "error"], reason: byContent },
  "upload-07-attachment-ok": { parts: ["status", "error"], reason: "content-model.md: plain text is none of the attachments of our model" },
  "upload-08b-non-file-field": { parts: ["status", "error"], reason: "a 400 that names the field, where Drupal leaks a 500" },
  "upload-10-empty-file": { parts: ["status", "error"], reason: byContent },
  "upload-14-image-style-derivative": {
    parts: ["headers"],
    reason: "what isn't there is said in plain text; the site's own pages are elsewhere",
  },
  "upload-15-delete-file-owner": {
    parts: ["status", "error"],
    reason: "product.md: who brought a file may delete it; content-model.md: not while something refers to it",
  },
}

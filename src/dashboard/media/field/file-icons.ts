/** Icons are paths on a square of 20. */
import { pictureRules } from "#contract/fields.ts"
import { extensionOf } from "#dashboard/media/uploads/file-check.ts"

export const warning = "M10 3 2.5 16.5h15zM10 8v4M10 14.2v.1"
export const arrowUp = "M10 13V3M6 7l4-4 4 4M4 17h12"
export const sheet = "M5 3h7l3 3v11H5zM12 3v4h3"
export const frame = "M3 4h14v12H3zM3 14l4-4 3 3 3-4 4 5"

export function sheetOf(filename: string): string {
  return pictureRules.extensions.split(" ").includes(extensionOf(filename)) ? frame : sheet
}

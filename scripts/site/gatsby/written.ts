import * as v from "valibot"

/** The files that a quick build wrote or removed, without pictures and files at the site's root. */
export const written = v.object({
  /** The builder's process, and which of its builds this is. */
  builder: v.string(),
  build: v.number(),
  /** Pages whose documents or data may have changed. */
  routes: v.array(v.string()),
  /** Other files, by their paths in the site. */
  files: v.array(v.string()),
})
export type Written = v.InferOutput<typeof written>

/** Items and terms in several languages, as gatsby-source-drupal has them, and a build of them. */
import type { Langcode } from "#contract/fields.ts"
import type { Resource } from "#contract/jsonapi.ts"
import { sourceNodes } from "../../../src/gatsby/source-nodes.ts"
import { aBuild } from "./gatsby-build.ts"

const prefixes = { article: "/post/", member: "/members/", page: "/", agenda: "/agenda/" } as const
type Bundle = keyof typeof prefixes

export type TextGiven = {
  readonly status?: boolean
  readonly alias?: string
  readonly html?: string
  readonly original?: Langcode
  readonly relationships?: Resource["relationships"]
  readonly fields?: Resource["attributes"]
}

/** A translation of an item, called "article 1 fr". */
export function aText(bundle: Bundle, number: number, langcode: Langcode, given: TextGiven = {}): Resource {
  const { status = true, html = "", original = "en", relationships = {}, fields = {} } = given
  return {
    type: `node--${bundle}`,
    id: `${bundle}-${number}`,
    attributes: {
      drupal_internal__nid: number,
      title: `${bundle} ${number} ${langcode}`,
      status,
      langcode,
      default_langcode: langcode === original,
      created: "2026-01-01T00:00:00+00:00",
      changed: "2026-01-01T00:00:00+00:00",
      path: { alias: given.alias ?? `${prefixes[bundle]}${bundle}-${number}-${langcode}` },
      body: { processed: html, summary: "" },
      ...fields,
    },
    relationships,
  }
}

export function aTerm(number: number, langcode: Langcode, name: string, vocabulary = "tags"): Resource {
  const own = { drupal_internal__tid: number, name, status: true, langcode, default_langcode: langcode === "en" }
  return {
    type: `taxonomy_term--${vocabulary}`,
    id: `term-${number}`,
    attributes: { ...own, changed: "2026-01-01T00:00:00+00:00" },
    relationships: {},
  }
}

export function aFile(number: number, url: string): Resource {
  const filemime = url.endsWith(".pdf") ? "application/pdf" : "image/jpeg"
  return {
    type: "file--file",
    id: `file-${number}`,
    attributes: { drupal_internal__fid: number, filename: url.split("/").at(-1) ?? "", filemime, filesize: 9, uri: { url } },
    relationships: {},
  }
}

export const refersTo = (type: string, id: string, number: number, meta = {}) => ({
  type,
  id,
  meta: { ...meta, drupal_internal__target_id: number },
})

export async function build(resources: readonly Resource[]) {
  const run = await aBuild(resources)
  await sourceNodes(run.gatsby as never)
  return { ...run, report: run.warnings.join("\n") }
}

export type Run = Pick<Awaited<ReturnType<typeof aBuild>>, "ofType">

import type { AxiosRequestConfig } from "axios"
import * as v from "valibot"
import { inLanguage, splitLanguage } from "#contract/languages.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { aliasesPath, translatePath } from "#contract/paths.ts"
import { unexpected } from "#lib/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { readItem, writeItem } from "#lib/storage.ts"

const key = "g30:lacks"

type Asked = { readonly data?: unknown; readonly error?: Problem | undefined }

/** RTK Query's base query, as an endpoint's `queryFn` gets it. */
export type Ask = (request: Pick<AxiosRequestConfig, "url" | "params" | "headers">) => Asked | PromiseLike<Asked>
type Features = {
  readonly ask: () => ReturnType<Ask>
  /** Whether an answer says that the back end lacks it. */
  readonly isLack?: (problem: Problem) => boolean | Promise<boolean>
}

type Found = { readonly data: unknown } | { readonly error: Problem } | null

/** A Drupal answers 404 where it has no such address, and 405 where the address takes another method, or is taken for that of a field. */
function isNotThere({ kind }: Problem): boolean {
  return kind === "not-found" || kind === "not-offered"
}

/**
 * Asks for what not every back end has, such as a Drupal; null if this one hasn't. Browsers log each 404 as an error, so what is lacking is
 * asked once while this tab is open.
 */
export async function askFeature(name: string, { ask, isLack = isNotThere }: Features): Promise<Found> {
  if (isLacking(name)) return null
  const { data, error } = await ask()
  if (error === undefined) return { data }
  if (!(await isLack(error))) return { error }
  noteLack(name)
  return null
}

/** Whether an earlier answer has said so. */
export function isLacking(name: string): boolean {
  return lacking().includes(name)
}

export function noteLack(name: string): void {
  if (!writeItem("sessionStorage", key, [...lacking(), name].join(" "))) unstored.push(name)
}

/** What a browser without storage forgets with the page. */
const unstored: string[] = []

function lacking(): readonly string[] {
  return readItem("sessionStorage", key)?.split(" ") ?? unstored
}

type Part = { readonly part: "version-history" | "references"; readonly params?: Readonly<Record<string, string | number>> }

/** Asks for a part of the item at an address of the API. */
export function askPart(ask: Ask, item: string, { part, params = {} }: Part): Promise<Found> {
  const request = (url: string) => ask({ url, params, headers: { Accept: mediaType } })
  return askFeature(part, {
    ask: () => request(`${item}/${part}`),
    // An item that is gone has no parts either.
    isLack: async (problem) => problem.kind === "not-offered" || (isNotThere(problem) && (await request(item)).error === undefined),
  })
}

/** Reads the answer; null if there is none to read. */
export async function readFeature<Schema extends v.GenericSchema, T>(
  asked: Promise<Found>,
  schema: Schema,
  read: (document: v.InferOutput<Schema>) => T,
): Promise<{ readonly data: T | null } | { readonly error: Problem }> {
  const found = await asked
  if (found === null) return { data: null }
  if ("error" in found) return isNotThere(found.error) ? { data: null } : found
  const parsed = v.safeParse(schema, found.data)
  return parsed.success ? { data: read(parsed.output) } : { error: unexpected }
}

type LookedUp = { readonly data: unknown } | { readonly error: Problem }

/**
 * Finds the item at an address of the site; null if there is none. Browsers log each 404 as an error, so our server answers 200 with nothing. A
 * Drupal can't: from its first 404 on its list of aliases is asked, where this user sees that.
 */
export async function lookUp(ask: Ask, path: string): Promise<LookedUp> {
  const isNoAlias = /^\/($|(node|user|taxonomy)\/)/.test(path)
  if (!isLacking("quiet-paths") || isLacking("aliases") || isNoAlias) return translated(ask, path)
  const { language, path: bare } = splitLanguage(path)
  const alias = bare.replace(/[?#].*$/s, "").replace(/(?<!\/)\/+$/, "")
  const [found] = (await readAliases(ask, { "filter[alias]": alias, "filter[langcode]": language })) ?? []
  if (found !== undefined) return translated(ask, inLanguage(language, found.attributes.path))
  const any = await readAliases(ask, {})
  if (any !== null && any.length > 0) return { data: null }
  noteLack("aliases")
  return translated(ask, path)
}

async function translated(ask: Ask, path: string): Promise<LookedUp> {
  const { data, error } = await ask({ url: translatePath, params: { path, quiet: 1 } })
  if (error === undefined) return { data }
  if (error.kind !== "not-found") return { error }
  noteLack("quiet-paths")
  return { data: null }
}

const aliases = v.object({ data: v.array(v.object({ attributes: v.object({ path: v.string() }) })) })

/** One alias of a Drupal, if any. Whoever may not see them gets an empty list. */
async function readAliases(ask: Ask, filter: Readonly<Record<string, string>>) {
  const { data } = await ask({ url: aliasesPath, params: { ...filter, "page[limit]": 1 }, headers: { Accept: mediaType } })
  const parsed = v.safeParse(aliases, data)
  return parsed.success ? parsed.output.data : null
}

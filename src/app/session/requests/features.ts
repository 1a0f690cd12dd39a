import type { AxiosRequestConfig } from "axios"
import * as v from "valibot"
import { mediaType } from "#contract/jsonapi.ts"
import { translatePath } from "#contract/paths.ts"
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

const isNotFound = ({ kind }: Problem) => kind === "not-found"

/**
 * Asks for what not every back end has, such as a Drupal; null if this one hasn't. Browsers log each 404 as an error, so what is lacking is
 * asked once while this tab is open.
 */
export async function askFeature(name: string, { ask, isLack = isNotFound }: Features): Promise<Found> {
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
    isLack: async (problem) => isNotFound(problem) && (await request(item)).error === undefined,
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
  if ("error" in found) return isNotFound(found.error) ? { data: null } : found
  const parsed = v.safeParse(schema, found.data)
  return parsed.success ? { data: read(parsed.output) } : { error: unexpected }
}

/** Finds the item at an address of the site; null if there is none. Browsers log each 404 as an error, so our server answers 200 with nothing; a Drupal can't. */
export async function lookUp(ask: Ask, path: string): Promise<{ readonly data: unknown } | { readonly error: Problem }> {
  const { data, error } = await ask({ url: translatePath, params: { path, quiet: 1 } })
  if (error === undefined) return { data }
  return error.kind === "not-found" ? { data: null } : { error }
}

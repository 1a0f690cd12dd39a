/** Redirects of both sides in a common form, in which a target names a node by its UUID. Former addresses of items are among them. */
import type { Json } from "#contract/jsonapi.ts"
import { redirectsPath } from "#contract/paths.ts"
import { anyLanguage } from "#contract/redirect.ts"
import { operator } from "#server/content/caller.ts"
import { listRedirects } from "#server/content/redirects/stored.ts"
import type { Database } from "#server/database/open.ts"
import type { RedirectValues } from "#server/content/redirects/change-redirect.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { Client, RemoteResource } from "../http/client.ts"
import type { Names, Places } from "../items/texts.ts"
import { secondsIn } from "../items/remote-items.ts"

export type CommonRedirect = RedirectValues & {
  /** Made by a change of an item's address; null if the back end doesn't say. */
  readonly isFormer: boolean | null
}

const many = 1_000_000_000

export function localRedirects(db: Database, names: Names): readonly CommonRedirect[] {
  const { redirects } = listRedirects(db, operator, { offset: 0, limit: many })
  return redirects.map(({ uuid, path, uri, status, langcode, created, isMade }) => {
    return { uuid, path, uri: commonTarget(uri, names), status, langcode, created, isFormer: !isMade }
  })
}

export async function remoteRedirects(client: Client, names: Names): Promise<readonly CommonRedirect[]> {
  const { resources } = await client.list(`${redirectsPath}?page[limit]=50`)
  return resources.map((resource) => redirectOf(resource, names))
}

function redirectOf({ id, attributes, meta }: RemoteResource, names: Names): CommonRedirect {
  const { redirect_source: source = null, redirect_redirect: target = null, status_code: status, language, created } = attributes
  const path = isJsonObject(source) && typeof source.path === "string" ? source.path : ""
  const uri = isJsonObject(target) && typeof target.uri === "string" ? target.uri : ""
  return {
    uuid: id,
    path: `/${path.replace(/^\//, "")}`,
    uri: commonTarget(uri, names),
    status: Number(status ?? 301),
    langcode: typeof language === "string" ? language : anyLanguage,
    created: secondsIn(created),
    isFormer: typeof meta.isFormer === "boolean" ? meta.isFormer : null,
  }
}

function commonTarget(uri: string, { nodeNumbered }: Names): string {
  return uri.replace(/^(entity:|internal:\/)node\/(\d+)(?=$|[/?#])/, (whole, scheme: string, number: string) => {
    const uuid = nodeNumbered(Number(number))
    return uuid === undefined ? whole : `${scheme}node/${uuid}`
  })
}

/** The target on one side; null if that side doesn't have the node. */
export function targetFor(uri: string, node: Places["node"]): string | null {
  const [, scheme, uuid, rest] = /^(entity:|internal:\/)node\/([\da-f-]{36})(.*)$/is.exec(uri) ?? []
  if (scheme === undefined || uuid === undefined) return uri
  const number = node(uuid)
  return number === undefined ? null : `${scheme}node/${number}${rest ?? ""}`
}

export type ComparedRedirect = {
  readonly source: CommonRedirect
  readonly target: CommonRedirect | undefined
  readonly verdict: "create" | "same" | "conflict"
}

/** A redirect has no date of change, so one that differs at the target is a conflict. It is known by its UUID, else by the address that redirects. */
export function compareRedirects(source: readonly CommonRedirect[], target: readonly CommonRedirect[]): readonly ComparedRedirect[] {
  const byUuid = new Map(target.map((one) => [one.uuid, one]))
  const byPath = new Map(target.map((one) => [keyOf(one), one]))
  return source.map((one) => {
    const same = byUuid.get(one.uuid) ?? byPath.get(keyOf(one))
    const verdict = same === undefined ? "create" : isSame(one, same) ? "same" : "conflict"
    return { source: one, target: same, verdict }
  })
}

function keyOf({ path, langcode }: CommonRedirect): string {
  return `${langcode} ${path.toLowerCase()}`
}

function isSame(one: CommonRedirect, other: CommonRedirect): boolean {
  return keyOf(one) === keyOf(other) && one.uri === other.uri && one.status === other.status
}

export function redirectDocument({ uuid, path, status, langcode }: CommonRedirect, uri: string): Json {
  const attributes = {
    redirect_source: { path: path.slice(1) },
    redirect_redirect: { uri, title: "" },
    status_code: status,
    language: langcode,
  }
  return { data: { type: "redirect--redirect", id: uuid, attributes } }
}

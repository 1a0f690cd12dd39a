/** Redirects of both sides. Former addresses of items are among them. */
import { randomUUID } from "node:crypto"
import { redirectsPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { RedirectValues } from "#server/content/redirects/change-redirect.ts"
import type { FolderContent } from "#server/transfer/import.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import type { BackEnd } from "./back-end.ts"
import { refusalOf } from "./http/problem.ts"
import { uriThere } from "./document.ts"
import type { Mapping } from "./mapping.ts"
import type { SiteRedirect } from "./site-content.ts"

/** `uuid` is that of the site where it has the redirect. */
export type RedirectChange = { readonly redirect: RedirectValues; readonly isNew: boolean }

/** Returns the redirects that the site lacks, or has otherwise. One is known by the address that redirects. */
export function redirectChanges(
  { redirects, entities }: Pick<FolderContent, "redirects" | "entities">,
  there: readonly SiteRedirect[],
  mapping: Mapping,
): readonly RedirectChange[] {
  const byAddress = new Map(there.map((one) => [addressOf(one), one]))
  return [...redirects.map(({ values }) => values), ...entities.flatMap(formerAddresses)].flatMap((redirect) => {
    const same = byAddress.get(addressOf(redirect))
    if (same !== undefined && same.uri === uriThere(redirect.uri, mapping) && same.status === redirect.status) return []
    return [{ redirect: { ...redirect, uuid: same?.uuid ?? redirect.uuid }, isNew: same === undefined }]
  })
}

function formerAddresses({ id, created, formerAliases = [] }: StoredEntity): readonly RedirectValues[] {
  return formerAliases.map(({ alias, langcode }) => {
    return { uuid: randomUUID(), path: alias, uri: `entity:node/${id ?? ""}`, status: 301, langcode, created }
  })
}

function addressOf({ path, langcode }: Pick<RedirectValues, "path" | "langcode">): string {
  return `${langcode} ${path.toLowerCase()}`
}

/** Returns a line for each refusal. */
export async function sendRedirects({ client }: BackEnd, mapping: Mapping, changes: readonly RedirectChange[]): Promise<readonly string[]> {
  const refusals = await inParallel(changes, ({ redirect: { uuid, path, uri, status, langcode }, isNew }) =>
    refusalOf(`The redirect from ${path}`, async () => {
      const target = uriThere(uri, mapping)
      if (target === null) return
      const ends = { redirect_source: { path: path.slice(1) }, redirect_redirect: { uri: target, title: "" } }
      const attributes = { ...ends, status_code: status, language: langcode }
      const document = { type: redirectType, id: uuid, attributes, relationships: {} }
      await (isNew ? client.write("POST", redirectsPath, document) : client.write("PATCH", `${redirectsPath}/${uuid}`, document))
    }),
  )
  return refusals.flat()
}

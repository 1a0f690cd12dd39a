import { isLangcode } from "#server/content/entities/entity.ts"
import { operator } from "#server/content/caller.ts"
import { findEntity, readEntity } from "#server/content/entities/read.ts"
import { putEntity } from "#server/content/entities/store.ts"
import { ContentError, DomainError } from "#server/content/errors.ts"
import { createRedirect, updateRedirect } from "#server/content/redirects/change-redirect.ts"
import type { Database } from "#server/database/open.ts"
import { localContent } from "../items/local-items.ts"
import { compareRedirects, localRedirects, targetFor, type CommonRedirect } from "./redirects.ts"

type Pulling = { readonly db: Database; readonly isForced: boolean }

/** Stores redirects inside the caller's transaction, after the items to which they lead. Returns a line for each that is impossible. */
export function storeRedirects({ db, isForced }: Pulling, there: readonly CommonRedirect[]): readonly string[] {
  const compared = compareRedirects(there, localRedirects(db, localContent(db).names))
  const wanted = compared.filter(({ verdict }) => verdict === "create" || (isForced && verdict === "conflict"))
  return wanted.flatMap(({ source, target }) => {
    try {
      return put(db, source, target)
    } catch (error) {
      if (!(error instanceof DomainError) && !(error instanceof ContentError)) throw error
      return [`The redirect from ${source.path}: ${error.message}`]
    }
  })
}

function put(db: Database, source: CommonRedirect, target: CommonRedirect | undefined): readonly string[] {
  const node = nodeIn(source.uri)
  if (target === undefined && node !== null && isFormerAddress(source)) return putFormer(db, source, node)
  const uri = targetFor(source.uri, (uuid) => findEntity(db, "node", uuid, operator)?.id)
  if (uri === null) return [`The redirect from ${source.path} leads to an item that isn't here.`]
  const values = { ...source, uri }
  if (target === undefined) createRedirect(db, values)
  else updateRedirect(db, { ...values, uuid: target.uuid })
  return []
}

function nodeIn(uri: string): string | null {
  return /^entity:node\/([\da-f-]{36})$/i.exec(uri)?.[1] ?? null
}

/** A Drupal doesn't tell. There, redirects to an item in one language were made by changes of its address. */
function isFormerAddress({ isFormer, status, langcode }: CommonRedirect): boolean {
  return isFormer ?? (status === 301 && isLangcode(langcode))
}

function putFormer(db: Database, { path, langcode }: CommonRedirect, uuid: string): readonly string[] {
  const entity = readEntity(db, "node--page", uuid, operator)
  if (entity === undefined || !isLangcode(langcode)) return [`The former address ${path} is that of an item that isn't here.`]
  putEntity(db, { ...entity, formerAliases: [{ alias: path, langcode }] })
  return []
}

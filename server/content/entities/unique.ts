import * as v from "valibot"
import { foldName } from "#contract/fold.ts"
import type { Database } from "#server/database/open.ts"
import { row } from "#server/database/query.ts"
import { ContentError } from "#server/content/errors.ts"
import type { StoredEntity } from "./entity.ts"

const owner = v.object({ label: v.string() })

/**
 * Refuses what two entities may not share: the name and the mail of a user, whatever their case, and the address of a file.
 *
 * @throws ContentError where another entity has it
 */
export function checkUnique(db: Database, { type, uuid, label, fields }: StoredEntity): void {
  if (type === "user--user") {
    const sql = `SELECT e.label FROM known_as k JOIN entity e ON e.pk = k.account WHERE k.folded = ? AND k.kind = ? AND e.uuid <> ?`
    const sameName = row(db, owner, sql, foldName(label), "name", uuid)
    if (sameName !== undefined) throw new ContentError(`The name "${label}" is already that of another user.`)
    const mail = typeof fields.mail === "string" ? fields.mail : null
    const sameMail = mail === null ? undefined : row(db, owner, sql, foldName(mail), "mail", uuid)
    if (sameMail !== undefined) throw new ContentError(`The mail address ${mail ?? ""} is already that of "${sameMail.label}".`)
  }
  const uri = typeof fields.uri === "string" ? fields.uri : null
  if (type === "file--file" && uri !== null) {
    const sql = "SELECT label FROM entity WHERE type = 'file--file' AND json_extract(fields, '$.uri') = ? AND uuid <> ?"
    if (row(db, owner, sql, uri, uuid) !== undefined) throw new ContentError(`The address ${uri} is already that of another file.`)
  }
}

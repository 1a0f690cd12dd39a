/** Each function runs in the caller's transaction, or alone. */
import * as v from "valibot"
import { momentOf } from "#contract/agenda/occurrences.ts"
import { audiencesOf } from "#contract/permissions.ts"
import { allAccounts, type Account } from "#server/content/accounts/accounts.ts"
import { row, run } from "#server/database/query.ts"
import { transaction, type Database } from "#server/database/open.ts"
import type { LateChange, Meeting } from "#server/content/agenda/late-change.ts"

// Seconds in which an editor may correct a change before it is mailed.
const grace = 60

const meeting = v.object({ start: v.string(), end: v.nullable(v.string()), place: v.nullable(v.string()), isCancelled: v.boolean() })
const change = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    title: v.string(),
    titles: v.optional(v.object({ en: v.optional(v.string()), fr: v.optional(v.string()), nl: v.optional(v.string()) })),
    audience: v.picklist(["public", "members", "board"]),
    before: meeting,
    after: v.nullable(meeting),
  }),
)

type QueuedChange = { readonly subject: string; readonly change: LateChange; readonly now: number }

export function queueMails(db: Database, { subject, change: lateChange, now }: QueuedChange): void {
  const { before, after } = lateChange
  const expires = Math.max(momentOf(before.start, 0), after === null ? 0 : momentOf(after.start, 0))
  const insert = "INSERT OR REPLACE INTO late_mail (subject, account, change, due, expires) VALUES (?, ?, ?, ?, ?)"
  for (const { pk } of allAccounts(db).filter((account) => isEntitled(account, lateChange)))
    run(db, insert, subject, pk, JSON.stringify(lateChange), now + grace, expires)
}

export function isEntitled(account: Account, { audience }: LateChange): boolean {
  const viewer = { ...account, memberId: null }
  return account.isActive && account.wantsMails && account.mail !== "" && audiencesOf(viewer).includes(audience)
}

const pendingRow = v.object({ subject: v.string(), change })
export type PendingMail = v.InferOutput<typeof pendingRow>

const waits = "SELECT subject, change FROM late_mail WHERE is_sending = 0 AND attempts = 0 AND due > ?1"

/** Also finds a mail about another occurrence of the series that moved to the start of this change. */
export function pendingAbout(
  db: Database,
  about: Pick<PendingMail, "subject"> & { readonly before: Meeting },
  now: number,
): PendingMail | undefined {
  const chained = `${waits} AND (subject = ?2 OR (substr(subject, 1, 36) = substr(?2, 1, 36) AND change ->> '$.after.start' = ?3)) LIMIT 1`
  return row(db, pendingRow, chained, now, about.subject, about.before.start)
}

type Series = { readonly uuid: string; /** Subjects that other events change. */ readonly changedSubjects: readonly string[] }

export function pendingLoss(db: Database, { uuid, changedSubjects }: Series, now: number): PendingMail | undefined {
  const own = `${waits} AND substr(subject, 1, 36) = ?2 AND subject NOT IN (SELECT value FROM json_each(?3)) LIMIT 1`
  return row(db, pendingRow, own, now, uuid, JSON.stringify(changedSubjects))
}

/** Drops the waiting news of a move, but keeps a cancellation. The `subject` of an event includes all its occurrences. */
export function dropMoves(db: Database, subject: string): void {
  const moves = "is_sending = 0 AND change ->> '$.after.isCancelled' = 0"
  run(db, `DELETE FROM late_mail WHERE ${moves} AND (subject = ?1 OR substr(subject, 1, 37) = ?1 || ' ')`, subject)
}

export function dropPending(db: Database, subject: string): void {
  run(db, "DELETE FROM late_mail WHERE subject = ? AND is_sending = 0", subject)
}

const dueRow = v.object({ id: v.number(), account: v.number(), attempts: v.number(), change })
export type DueMail = v.InferOutput<typeof dueRow>

/** Marks the next due mail as being sent. Mails about events that have begun are dropped. */
export function takeDueMail(db: Database, now: number): DueMail | undefined {
  return transaction(db, () => {
    run(db, "DELETE FROM late_mail WHERE expires <= ?", now)
    const sql = "SELECT id, account, attempts, change FROM late_mail WHERE is_sending = 0 AND due <= ? ORDER BY due, id LIMIT 1"
    const dueMail = row(db, dueRow, sql, now)
    if (dueMail !== undefined) run(db, "UPDATE late_mail SET is_sending = 1 WHERE id = ?", dueMail.id)
    return dueMail
  })
}

export function forgetMail(db: Database, id: number): void {
  run(db, "DELETE FROM late_mail WHERE id = ?", id)
}

export function forgetAllMails(db: Database): void {
  run(db, "DELETE FROM late_mail")
}

export function postponeMail(db: Database, id: number, due: number): void {
  run(db, "UPDATE late_mail SET is_sending = 0, attempts = attempts + 1, due = ? WHERE id = ?", due, id)
}

/** Forgets mails that a former process was sending, because they may have arrived. @returns their number */
export function forgetInterrupted(db: Database): number {
  return run(db, "DELETE FROM late_mail WHERE is_sending = 1")
}

/** An agenda whose late changes are mailed. Today is Monday, 23 November 2026. */
import * as v from "valibot"
import { row } from "#server/database/query.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { sendDueMails } from "#server/mail/late-mails.ts"
import type { Mail } from "#server/mail/mailer.ts"
import type { LogEntry } from "#server/terminal/log.ts"
import type { TestAccount } from "./accounts.ts"
import { anEvent } from "./entities.ts"
import { aServer } from "./server.ts"
import { patch } from "./writing.ts"

export const tuesday = {
  field_event_start: "2026-11-24T18:00:00+01:00",
  field_event_end: "2026-11-24T20:00:00+01:00",
  field_location: "Office",
}
export const wednesday = { field_event_start: "2026-11-25T18:00:00+01:00", field_event_end: "2026-11-25T20:00:00+01:00" }
export const meeting = (fields: object = {}) => anEvent({ label: "Meeting", fields: { field_audience: "members", ...tuesday, ...fields } })
export const weekly = (fields: object = {}) => meeting({ field_rrule: "FREQ=WEEKLY", ...fields })

export const members: readonly TestAccount[] = [{ name: "mia", uid: 11 }]

/** A server on Monday the 23rd, where an admin writes. */
export function anAgenda(events: readonly StoredEntity[], accounts: readonly TestAccount[] = members) {
  let time = Date.parse("2026-11-23T09:00:00Z")
  const now = () => new Date(time)
  const builder = aServer({ now }).with(...events)
  const server = accounts
    .reduce((made, account) => made.withAccount(account), builder)
    .seenBy({ uid: 11, roles: ["administrator"] })
    .start()
  const mails: Mail[] = []
  const log: LogEntry[] = []
  let failure: Error | null = null
  const sendMail = (mail: Mail) => {
    if (failure !== null) return Promise.reject(failure)
    mails.push(mail)
    return Promise.resolve()
  }
  const context = { db: server.db, now, sendMail, site: "https://site.example", log: (entry: LogEntry) => void log.push(entry) }
  return {
    server,
    mails,
    log,
    fail: (error: Error | null) => (failure = error),
    later: async (seconds = 61) => {
      time += seconds * 1000
      await sendDueMails(context)
      return mails.splice(0)
    },
    queued: () => row(server.db, v.object({ count: v.number() }), "SELECT count(*) AS count FROM late_mail")?.count,
    save: async (event: StoredEntity, attributes: object) => {
      expect((await patch(server, event, { attributes })).status).toBe(200)
    },
  }
}

export const subjects = (mails: readonly Mail[]) => mails.map(({ to: address, subject }) => [address, subject])

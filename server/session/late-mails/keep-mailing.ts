import { isNativeError } from "node:util/types"
import { unixSeconds } from "#contract/agenda/brussels.ts"
import { accountByPk } from "#server/content/accounts/accounts.ts"
import { forgetInterrupted, forgetMail, isEntitled, postponeMail, takeDueMail, type DueMail } from "#server/content/late-mails/queue.ts"
import type { Database } from "#server/database/open.ts"
import { errorCode } from "#server/disk/files.ts"
import type { SendMail } from "#server/session/context/options.ts"
import type { Log } from "#server/terminal/log.ts"
import { lateMail } from "./late-mail.ts"

export type MailingContext = {
  readonly db: Database
  readonly now: () => Date
  readonly log: Log
  readonly sendMail: SendMail
  /** The public address of the site. */
  readonly site: string
}

// Milliseconds.
const pause = 5000
/** Seconds until the next attempt, by how many failed. After the last one the mail is given up. */
const waits = [60, 300, 900, 3600, 3 * 3600, 6 * 3600]

/** Sends the queued mails about late changes of events, those of before a restart too. `stop` waits for a mail that is being sent. */
export function keepMailing(context: MailingContext): { readonly stop: () => Promise<void> } {
  const { db, log } = context
  let isStopped = false
  const interrupted = forgetInterrupted(db)
  if (interrupted > 0) log({ level: "error", event: "mails perhaps not sent", reason: "the server ended meanwhile", count: interrupted })
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(round)
  }, pause)
  timer.unref()

  async function round(): Promise<void> {
    try {
      await sendDueMails(context, () => isStopped)
    } catch (error) {
      log({ level: "error", event: "mails not sent", message: isNativeError(error) ? error.message : String(error) })
    }
  }

  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
      return running
    },
  }
}

/** Sends what is due, one after the other, until one fails. */
export async function sendDueMails(context: MailingContext, isStopped = () => false): Promise<void> {
  while (!isStopped()) {
    const due = takeDueMail(context.db, unixSeconds(context.now()))
    if (due === undefined || !(await sendOne(context, due))) return
  }
}

async function sendOne({ db, now, log, sendMail, site }: MailingContext, { id, account: pk, attempts, change }: DueMail): Promise<boolean> {
  const account = accountByPk(db, pk)
  try {
    // The account may have been blocked since, or its user may have opted out.
    if (account !== undefined && isEntitled(account, change)) await sendMail(lateMail({ account, change, site }), "throw")
    forgetMail(db, id)
    return true
  } catch (error) {
    const wait = waits[attempts]
    // The message may quote the address.
    const reason = errorCode(error) || "unknown"
    log({ level: "error", event: wait === undefined ? "mail given up" : "mail server failed", reason, attempts: attempts + 1 })
    if (wait === undefined) forgetMail(db, id)
    else postponeMail(db, id, unixSeconds(now()) + wait)
    return false
  }
}

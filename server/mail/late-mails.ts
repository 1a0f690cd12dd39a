import { isNativeError } from "node:util/types"
import { unixSeconds, isDay } from "#contract/agenda/brussels.ts"
import { accountByPk, type Account } from "#server/content/accounts/accounts.ts"
import {
  forgetInterrupted,
  forgetMail,
  isEntitled,
  postponeMail,
  takeDueMail,
  type DueMail,
} from "#server/content/late-mails/mail-queue.ts"
import type { Database } from "#server/database/open.ts"
import { errorCode } from "#server/disk/file-access.ts"
import { lateMailWords } from "./late-mail-words.ts"
import type { SendMail, Mail } from "./mailer.ts"
import type { Log } from "#server/terminal/log.ts"
import type { LateChange, Meeting } from "#server/content/agenda/late-change.ts"
import { inLanguage, languages } from "#contract/languages.ts"

export type MailingContext = {
  readonly db: Database
  readonly now: () => Date
  readonly log: Log
  readonly sendMail: SendMail
  readonly site: string
}

const pauseMs = 5000
/** Seconds until the next attempt, by how many failed. After the last one the mail is given up. */
const waits = [60, 300, 900, 3600, 3 * 3600, 6 * 3600]

/** Sends also mails that were queued before a restart. `stop` waits for a running one. */
export function keepMailing(context: MailingContext): { readonly stop: () => Promise<void> } {
  const { db, log } = context
  let isStopped = false
  const interrupted = forgetInterrupted(db)
  if (interrupted > 0) log({ level: "error", event: "mails perhaps not sent", reason: "the server ended meanwhile", count: interrupted })
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(round)
  }, pauseMs)
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

/** Stops at the first failure. */
export async function sendDueMails(context: MailingContext, isStopped = () => false): Promise<void> {
  while (!isStopped()) {
    const due = takeDueMail(context.db, unixSeconds(context.now()))
    if (due === undefined || !(await sendOne(context, due))) return
  }
}

async function sendOne({ db, now, log, sendMail, site }: MailingContext, { id, account: pk, attempts, change }: DueMail): Promise<boolean> {
  const account = accountByPk(db, pk)
  try {
    // Since then, the account may have been blocked, or the user may have opted out.
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

type LateMail = {
  readonly account: Pick<Account, "uid" | "name" | "mail" | "langcode">
  readonly change: LateChange
  readonly site: string
}

function lateMail({ account, change, site }: LateMail): Mail {
  const { uid, name, mail: to, langcode } = account
  const { locale, hello, before, now, planned, agenda, reason, ...words } = lateMailWords[langcode]
  const { after, titles = {} } = change
  // A title that isn't published in the user's language is given in another one.
  const title = [langcode, ...languages].flatMap((language) => titles[language] ?? []).at(0) ?? change.title
  const isCancelled = after === null || after.isCancelled
  const [subject, sentence] = isCancelled ? words.cancelled(title) : words.moved(title)
  const was = whenAndWhere(change.before, locale)
  const times = isCancelled ? [`${planned}\n${was}`] : [`${before}\n${was}`, `${now}\n${whenAndWhere(after, locale)}`]
  const paragraphs = [
    `${hello} ${name},`,
    sentence,
    ...times,
    `${agenda}\n${site}${inLanguage(langcode, "/admin/agenda/")}`,
    `${reason}\n${site}${inLanguage(langcode, `/people/${uid}/edit/`)}`,
    "G30",
  ]
  return { to, subject, text: `${paragraphs.join("\n\n")}\n` }
}

function whenAndWhere({ start, end, place }: Meeting, locale: string): string {
  return [when(start, end, locale), ...(place === null ? [] : [place])].join("\n")
}

function when(start: string, end: string | null, locale: string): string {
  const isAllDay = isDay(start)
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "full",
    ...(isAllDay ? { timeZone: "UTC" } : { timeStyle: "short", timeZone: "Europe/Brussels" }),
  })
  const [from, to] = [new Date(start), new Date(end ?? start)]
  const text = from.getTime() === to.getTime() ? format.format(from) : format.formatRange(from, to)
  // Intl knows no French ordinal, and writes hours as the English do.
  if (!locale.startsWith("fr")) return text
  const withHours = text.replaceAll(
    /\b0?(\d+):(\d\d)/g,
    (_, hour: string, minutes: string) => `${hour}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`,
  )
  return withHours.replaceAll(/(?<=\p{L} )1(?=\s[\p{L}–])/gu, "1er")
}

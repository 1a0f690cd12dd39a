import { isDay } from "#contract/agenda/brussels.ts"
import type { Account } from "#server/content/accounts/accounts.ts"
import type { LateChange, Meeting } from "#server/content/agenda/late-change.ts"
import type { Mail } from "#server/session/context/options.ts"
import { lateWords } from "./words.ts"

type LateMail = {
  readonly account: Pick<Account, "uid" | "name" | "mail" | "langcode">
  readonly change: LateChange
  /** The public address of the site. */
  readonly site: string
}

/** Writes a mail about an event that was moved or cancelled shortly before it starts, as plain text. */
export function lateMail({ account, change, site }: LateMail): Mail {
  const { uid, name, mail: to, langcode } = account
  const { locale, hello, before, now, planned, agenda, reason, ...words } = lateWords[langcode]
  const { title, after } = change
  const isCancelled = after === null || after.isCancelled
  const [subject, sentence] = isCancelled ? words.cancelled(title) : words.moved(title)
  const was = whenAndWhere(change.before, locale)
  const times = isCancelled ? [`${planned}\n${was}`] : [`${before}\n${was}`, `${now}\n${whenAndWhere(after, locale)}`]
  const paragraphs = [
    `${hello} ${name},`,
    sentence,
    ...times,
    `${agenda}\n${site}/admin/agenda/`,
    `${reason}\n${site}/people/${uid}/edit/`,
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
  return from.getTime() === to.getTime() ? format.format(from) : format.formatRange(from, to)
}

import { kindOf } from "#contract/content.ts"
import type { Build, BuildStamp } from "#contract/publishing.ts"
import { wordsOfKind } from "#app/strings/lists.ts"
import { publishingPanel as words } from "#app/strings/publishing.ts"
import { siteLanguage } from "#lib/strings/language.ts"
import { isToday, timeOrDate } from "#lib/text/moments.ts"

export function startOf({ started, asked }: Build): string {
  return started ?? asked
}

/** People, or what else asked for it. */
export function askedBy({ by, reason }: Build): string {
  return by.length > 0 ? by.join(", ") : words.builds.reasons[reason]
}

/** "1 publication", or "4 changes" if they are of several kinds. */
export function changesOf({ changes, changeCount }: Build): string {
  if (changeCount === 0) return words.builds.none
  const types = new Set(changes.map(({ type }) => type))
  const [type, ...others] = types
  if (type === undefined || others.length > 0) return words.builds.count(changeCount)
  const { label, plural } = kindOf(type)
  return wordsOfKind(label, plural).count(changeCount)
}

/** More titles than this are only counted. */
const mostTitles = 3

/** "“A jury you can argue with” and “Atelier Linteau”." Empty if nothing is named. */
export function changesSentence({ changes, changeCount }: Build): string {
  const named = changes.slice(0, mostTitles).map(({ title }) => words.building.named(title))
  if (named.length === 0) return ""
  const rest = changeCount - named.length
  const all = rest > 0 ? [...named, words.building.others(rest)] : named
  return `${new Intl.ListFormat(`${siteLanguage}-GB`).format(all)}.`
}

/** "at 12:06", "on 12 Nov 2026" */
export function whenOf(moment: string): string {
  return words.when(timeOrDate(moment), isToday(moment))
}

/** `stamp` is what the site itself says; null if it says nothing. */
export function liveSentence(build: Build, stamp: BuildStamp | null): string {
  const { looked, restored, other, unseen } = words.live
  const ended = whenOf(build.ended ?? build.asked)
  if (stamp === null) return unseen(ended)
  if (build.reason === "restore") return restored(whenOf(stamp.built))
  const isShown = stamp.id === String(build.id) || Date.parse(stamp.built) >= Date.parse(build.started ?? build.asked)
  return isShown ? looked(whenOf(stamp.built)) : other(ended)
}

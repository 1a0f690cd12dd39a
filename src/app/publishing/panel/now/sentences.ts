import type { Build, BuildStamp } from "#contract/publishing.ts"
import { siteLanguage } from "#lib/strings/language.ts"
import { publishingPanel as words } from "#app/strings/publishing.ts"
import { isToday, timeOrDate } from "#lib/text/moments.ts"

/** More titles than this are only counted. */
const mostTitles = 3

/** "“A jury you can argue with” and “Atelier Linteau”." Empty where nothing is named. */
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

/** `stamp` is what the site itself says; null where it says nothing. */
export function liveSentence(build: Build, stamp: BuildStamp | null): string {
  const { looked, restored, other, unseen } = words.live
  const ended = whenOf(build.ended ?? build.asked)
  if (stamp === null) return unseen(ended)
  if (build.reason === "restore") return restored(whenOf(stamp.built))
  const isShown = stamp.id === String(build.id) || Date.parse(stamp.built) >= Date.parse(build.started ?? build.asked)
  return isShown ? looked(whenOf(stamp.built)) : other(ended)
}

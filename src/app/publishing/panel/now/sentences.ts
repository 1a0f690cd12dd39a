import type { Build, BuildStamp } from "#contract/publishing.ts"
import { siteLanguage } from "#lib/strings/language.ts"
import { publishingPanel as words } from "#lib/strings/members-area/publishing.ts"
import { timeOrDate } from "#lib/text/moments.ts"

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

/** `stamp` is what the site itself says; null where it says nothing. */
export function liveSentence(build: Build, stamp: BuildStamp | null): string {
  const { looked, restored, other, unseen } = words.live
  const ended = timeOrDate(build.ended ?? build.asked)
  if (stamp === null) return unseen(ended)
  if (build.reason === "restore") return restored(timeOrDate(stamp.built))
  const isShown = stamp.id === String(build.id) || Date.parse(stamp.built) >= Date.parse(build.started ?? build.asked)
  return isShown ? looked(timeOrDate(stamp.built)) : other(ended)
}

import type { Build, BuildStamp } from "#contract/publishing.ts"
import { language } from "#lib/strings/language.ts"
import { isToday, regional, timeOrDate } from "#lib/text/moments.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** A build that nobody ordered has its other cause instead of names. */
export function askedBy({ by, reason }: Build): string {
  return by.length > 0 ? by.join(", ") : appWords.publishingPanel.builds.reasons[reason]
}

/** "1 publication" becomes "4 changes" if they are of several kinds. */
export function countOfChanges({ changes, changeCount }: Build): string {
  if (changeCount === 0) return appWords.publishingPanel.builds.none
  const [type, ...others] = new Set(changes.map((change) => change.type))
  if (type === undefined || others.length > 0) return appWords.publishingPanel.builds.count(changeCount)
  const { label, plural } = appWords.model.kindOf(type)
  return appWords.wordsOfKind(label, plural).count(changeCount)
}

/** More titles than this are only counted. */
const mostTitles = 3

/** Returns an empty text if the build names nothing. */
export function changesSentence({ changes, changeCount }: Build): string {
  const titles = changes.slice(0, mostTitles).map(({ title }) => appWords.publishingPanel.building.named(title))
  if (titles.length === 0) return ""
  const rest = changeCount - titles.length
  const all = rest > 0 ? [...titles, appWords.publishingPanel.building.others(rest)] : titles
  return `${new Intl.ListFormat(regional[language]).format(all)}.`
}

export function whenOf(moment: string): string {
  return appWords.publishingPanel.when(timeOrDate(moment), isToday(moment))
}

/** `stamp` is the site's own; null if it has none. */
export function liveSentence(build: Build, stamp: BuildStamp | null): string {
  const { looked, other, unseen } = appWords.publishingPanel.live
  const ended = whenOf(build.ended ?? build.asked)
  if (stamp === null) return unseen(ended)
  const isShown = Date.parse(stamp.built) >= Date.parse(build.started ?? build.asked)
  return isShown ? looked(whenOf(stamp.built)) : other(ended)
}

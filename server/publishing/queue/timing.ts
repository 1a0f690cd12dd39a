/** When the next automatic build starts. All times are milliseconds. */
export type Timing = {
  /** The first change that no build has yet, and the last one. */
  readonly first: number
  readonly last: number
  /** The end of the build before, and how long it took; null before the first build. */
  readonly before: { readonly ended: number; readonly took: number } | null
  /** How many people made changes within the last minute. */
  readonly people: number
}

/** The requests of one save come within this time. */
export const quiet = 150
const longestQuiet = 1000
const perPerson = 1000
export const longestWait = 60_000

/**
 * When a build starts. The more people save, the longer changes are gathered.
 *
 * One person who saves now and then gets a build at once. If changes come while a build runs, building takes half of the time at most.
 */
export function startOf({ first, last, before, people }: Timing): number {
  const isQuiet = Math.min(last + quiet, first + longestQuiet)
  if (before === null) return isQuiet
  const half = first < before.ended ? before.took : 0
  const pause = Math.max(half, (people - 1) * perPerson)
  return Math.min(Math.max(isQuiet, before.ended + pause), first + longestWait)
}

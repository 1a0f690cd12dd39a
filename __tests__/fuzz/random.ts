/** Random numbers by seed. */
export type Random = {
  /** An integer from 0 to below `below`. */
  readonly whole: (below: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(items: readonly [T, ...T[]]) => T
  readonly any: <T>(items: readonly T[], otherwise: T) => T
}

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    whole,
    chance: (share) => next() < share,
    pick: (items) => items[whole(items.length)] ?? items[0],
    any: (items, otherwise) => items[whole(items.length)] ?? otherwise,
  }
}

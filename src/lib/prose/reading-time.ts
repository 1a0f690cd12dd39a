/** Minutes to read so many words, at 220 a minute; at least 1. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / 220))
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

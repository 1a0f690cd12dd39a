/** At least one minute; people read 220 words a minute. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / 220))
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

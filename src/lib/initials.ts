/** The letters that stand for a name: of its first word and its last. */
export function initials(name: string): string {
  const letters = name.match(/(?<![\p{L}\p{N}'’-])[\p{L}\p{N}]/gu) ?? []
  return [letters[0], ...letters.slice(1).slice(-1)].join("").toUpperCase()
}

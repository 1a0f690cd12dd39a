/** Words that share a file, because they begin alike. */
export type Shard = {
  readonly name: string
  /** The beginnings of words that have files of their own, although they begin with this file's name. */
  readonly apart: readonly string[]
  readonly words: readonly string[]
}

type Group = { readonly name: string; readonly from: number; to: number; size: number }

/**
 * Cuts sorted words into files of at most `most` bytes. A file that would be larger gives its largest groups away, letter by letter, so that
 * there are few files, and the same words always have the same ones. A word that is larger alone has a file for itself.
 */
export function shardsOf(words: readonly string[], sizeOf: (word: string) => number, most: number): readonly Shard[] {
  const sizes = words.map(sizeOf)
  const cut = ({ name, from, to, size }: Group): readonly Shard[] => {
    const groups = size <= most ? [] : groupsIn(words, sizes, { name, from, to, size })
    const apart: Group[] = []
    let rest = size
    for (const group of groups.toSorted((one, other) => other.size - one.size || one.from - other.from)) {
      if (rest <= most) break
      apart.push(group)
      rest -= group.size
    }
    apart.sort((one, other) => one.from - other.from)
    return [{ name, apart: apart.map((group) => group.name), words: without(words, { from, to }, apart) }, ...apart.flatMap(cut)]
  }
  return cut({ name: "", from: 0, to: words.length, size: sizes.reduce((sum, size) => sum + size, 0) })
}

/** The groups of words that have one more letter in common. Sorted words of a group stand side by side. */
function groupsIn(words: readonly string[], sizes: readonly number[], { name, from, to }: Group): readonly Group[] {
  const groups: Group[] = []
  let letter = -1
  for (let index = from; index < to; index += 1) {
    const word = words[index] ?? ""
    if (word.length === name.length) continue
    const size = sizes[index] ?? 0
    const last = groups.at(-1)
    const its = word.charCodeAt(name.length)
    if (last !== undefined && its === letter) {
      last.to = index + 1
      last.size += size
    } else groups.push({ name: word.slice(0, name.length + 1), from: index, to: index + 1, size })
    letter = its
  }
  return groups
}

function without(words: readonly string[], { from, to }: Pick<Group, "from" | "to">, apart: readonly Group[]): readonly string[] {
  const starts = [from, ...apart.map((group) => group.to)]
  return starts.flatMap((start, index) => words.slice(start, apart[index]?.from ?? to))
}

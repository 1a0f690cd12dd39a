/** A kind's label takes these forms within sentences: "pagina", "de pagina", "deze pagina", "Nieuwe pagina". */
type Noun = {
  readonly word: string
  readonly the: string
  readonly this: string
  readonly fresh: string
}

const neuter = new Set(["lid", "trefwoord", "bestand"])

const couples: Readonly<Record<string, Noun>> = {
  "actie of project": {
    word: "actie of project",
    the: "de actie of het project",
    this: "deze actie of dit project",
    fresh: "Nieuwe actie of nieuw project",
  },
}

export function nounOf(label: string): Noun {
  const word = lowered(label)
  const own = neuter.has(word)
    ? { word, the: `het ${word}`, this: `dit ${word}`, fresh: `Nieuw ${word}` }
    : { word, the: `de ${word}`, this: `deze ${word}`, fresh: `Nieuwe ${word}` }
  return couples[word] ?? own
}

export function lowered(label: string): string {
  return label.charAt(0).toLocaleLowerCase("nl") + label.slice(1)
}

/** The sentence may begin with an article or another small word. */
export function raised(words: string): string {
  return words.charAt(0).toLocaleUpperCase("nl") + words.slice(1)
}

/** The forms that a kind's label takes within sentences. */
type Noun = {
  /** "pagina" */
  readonly word: string
  /** "de pagina" */
  readonly the: string
  /** "deze pagina" */
  readonly this: string
  /** "Nieuwe pagina" */
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

/** A sentence that begins with an article or another small word. */
export function raised(words: string): string {
  return words.charAt(0).toLocaleUpperCase("nl") + words.slice(1)
}

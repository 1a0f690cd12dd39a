/** A kind's label takes these forms within sentences: "page", "la page", "de la page", "cette page", "Nouvelle page", "Aucune page". */
type Noun = {
  readonly word: string
  readonly the: string
  readonly of: string
  readonly this: string
  readonly fresh: string
  readonly none: string
}

const feminine = new Set(["publication", "page", "spécialité", "catégorie"])

const couples: Readonly<Record<string, Noun>> = {
  "action ou projet": {
    word: "action ou projet",
    the: "l’action ou le projet",
    of: "de l’action ou du projet",
    this: "cette action ou ce projet",
    fresh: "Nouvelle action ou nouveau projet",
    none: "Aucune action ni aucun projet",
  },
}

export function nounOf(label: string): Noun {
  const word = lowered(label)
  return couples[word] ?? (feminine.has(word) ? feminineNoun(word) : masculineNoun(word))
}

export function lowered(label: string): string {
  return label.charAt(0).toLocaleLowerCase("fr") + label.slice(1)
}

export function ofMany(plural: string): string {
  return hasElision(plural) ? `d’${lowered(plural)}` : `de ${lowered(plural)}`
}

function feminineNoun(word: string): Noun {
  const the = hasElision(word) ? `l’${word}` : `la ${word}`
  return { word, the, of: `de ${the}`, this: `cette ${word}`, fresh: `Nouvelle ${word}`, none: `Aucune ${word}` }
}

function masculineNoun(word: string): Noun {
  return hasElision(word)
    ? { word, the: `l’${word}`, of: `de l’${word}`, this: `cet ${word}`, fresh: `Nouvel ${word}`, none: `Aucun ${word}` }
    : { word, the: `le ${word}`, of: `du ${word}`, this: `ce ${word}`, fresh: `Nouveau ${word}`, none: `Aucun ${word}` }
}

function hasElision(word: string): boolean {
  return /^[aeiouéèêàâîô]/i.test(word)
}

/** Says whether an id looks like that of a note, as this editor and other programs write them: fn-1, ftn1, footnote1_a, sdfootnote1sym. */
export function isNoteId(id: string): boolean {
  return /^(fn|ftn|edn|(sd)?(foot|end)?note)[-_:.]?\d/i.test(id)
}

import { useId, useState, type ReactNode } from "react"
import type { Langcode } from "#contract/fields.ts"
import { Check, Group } from "#dashboard/widgets/group.tsx"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.withdrawal.languages

function namesOf(codes: readonly Langcode[]): readonly string[] {
  return codes.map((code) => appWords.model.languages[code])
}

type LanguageChoice = {
  readonly field: ReactNode
  readonly chosen: readonly Langcode[]
  /** The chosen ones; null after a sentence that says that none is. */
  readonly read: () => readonly Langcode[] | null
}

/** The languages that are public, all ticked. One alone is named, and is no choice. */
export function useLanguageChoice(codes: readonly Langcode[]): LanguageChoice {
  const id = useId()
  const [left, setLeft] = useState<readonly Langcode[]>([])
  const [isAsked, setAsked] = useState(false)
  const chosen = codes.filter((code) => !left.includes(code))
  const isMissing = codes.length > 0 && chosen.length === 0
  const read = () => {
    setAsked(true)
    return isMissing ? null : chosen
  }
  const toggle = (code: Langcode, isOn: boolean) => setLeft(isOn ? left.filter((one) => one !== code) : [...left, code])
  if (codes.length < 2) return { field: codes.length === 0 ? null : <p>{strings.one(namesOf(codes))}</p>, chosen, read }
  const boxes = codes.map((code) => (
    <Check
      key={code}
      id={`${id}-${code}`}
      type="checkbox"
      name={`${id}-${code}`}
      label={appWords.model.languages[code]}
      isOn={chosen.includes(code)}
      onChange={(isOn) => toggle(code, isOn)}
    />
  ))
  const field = (
    <Group id={id} label={strings.legend} error={isAsked && isMissing ? strings.none : undefined}>
      {boxes}
    </Group>
  )
  return { field, chosen, read }
}

/** Says in which languages visitors see what is deleted. */
export function PublicLanguages({ codes }: { readonly codes: readonly Langcode[] }) {
  if (codes.length === 0) return null
  return <p>{codes.length === 1 ? strings.one(namesOf(codes)) : strings.all(namesOf(codes))}</p>
}

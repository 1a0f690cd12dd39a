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
  /** Returns the chosen languages. If there is none, the field shows an error and this returns null. */
  readonly read: () => readonly Langcode[] | null
}

/** Offers the public languages, all ticked. If there is only one, the field names it and offers no choice. */
export function useLanguageChoice(codes: readonly Langcode[]): LanguageChoice {
  const id = useId()
  const [omittedCodes, setOmittedCodes] = useState<readonly Langcode[]>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const chosen = codes.filter((code) => !omittedCodes.includes(code))
  const isMissing = codes.length > 0 && chosen.length === 0
  const read = () => {
    setSubmitted(true)
    return isMissing ? null : chosen
  }
  const toggle = (code: Langcode, isOn: boolean) =>
    setOmittedCodes(isOn ? omittedCodes.filter((one) => one !== code) : [...omittedCodes, code])
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
    <Group id={id} label={strings.legend} error={isSubmitted && isMissing ? strings.none : undefined}>
      {boxes}
    </Group>
  )
  return { field, chosen, read }
}

export function PublicLanguages({ codes }: { readonly codes: readonly Langcode[] }) {
  if (codes.length === 0) return null
  return <p>{codes.length === 1 ? strings.one(namesOf(codes)) : strings.all(namesOf(codes))}</p>
}

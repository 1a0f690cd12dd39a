import { useId, useState, type ReactNode, type SyntheticEvent } from "react"
import type { Langcode } from "#contract/fields.ts"
import { defaultLanguage, languages as languagesInOrder } from "#contract/languages.ts"
import type { Item } from "#dashboard/items/item.ts"
import { publicLanguages } from "#dashboard/items/languages.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { Check, Group } from "#dashboard/widgets/group.tsx"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog, Dialog } from "#ui/dialogs/dialog.tsx"
import { Form } from "#ui/forms/form.tsx"
import { useRedirectField } from "./redirect-field.tsx"
import { ReferrerList } from "./referrer-list.tsx"

const strings = appWords.withdrawal.languages

type WithdrawnItem = Pick<Item, "type" | "id" | "publicPath" | "isPublished" | "languages"> & { readonly title: string }

type WithdrawalDialogProps = {
  readonly action: "delete" | "unpublish"
  readonly items: readonly WithdrawnItem[]
  /** Names the items, for example "“A title”" or "3 publications". */
  readonly what: string
  /** Says what becomes of the items. It is null if only languages other than the shown one go off the site. */
  readonly text: string | null
  readonly onClose: () => void
  /** `redirect` is the new target of the items' addresses, or null. `codes` are the languages to unpublish. */
  readonly onConfirm: (redirect: string | null, codes: readonly Langcode[]) => void
  readonly children?: ReactNode
}

/** More items than this are not looked up: the dialog would come late and be long. */
const mostLookups = 10

/** The dialog shows what refers to the items, and asks for a redirect. */
export function WithdrawalDialog({ action, items, what, text, onClose, onConfirm, children }: WithdrawalDialogProps) {
  const id = useId()
  const codes = languagesInOrder.filter((code) => items.some((item) => publicLanguages(item).includes(code)))
  const languages = useLanguageChoice(codes)
  const leaving = items.filter((item) => action === "delete" || languages.chosen.includes(item.languages?.shown ?? defaultLanguage))
  const redirect = useRedirectField(leaving.flatMap(({ publicPath }) => publicPath ?? []))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // React would bubble the event through the portal to the form of the screen.
    event.stopPropagation()
    const { uri, error } = redirect.read()
    const chosen = languages.read()
    if (error === null && chosen !== null) onConfirm(uri, chosen)
  }
  return (
    <Dialog title={appWords.listActions.confirm.title[action](what)} tone="error" describedBy={id} onClose={onClose}>
      <Form onSubmit={submit}>
        <div className="stack" data-gap="3">
          <p id={id} hidden={leaving.length === 0 || text === null}>
            {text}
          </p>
          {action === "delete" ? <PublicLanguages codes={codes} /> : languages.field}
          {children}
          {items.length > mostLookups ? (
            <p>{appWords.listActions.confirm.unknown}</p>
          ) : (
            items.map((item) => (
              <ReferrerList key={item.id} type={item.type} id={item.id} heading={items.length > 1 ? item.title : undefined} />
            ))
          )}
        </div>
        {redirect.field}
        {action === "delete" && <p>{appWords.toasts.later}</p>}
        <p className="cluster end" data-gap="3">
          <Button tone="ghost" onClick={closeDialog}>
            {appWords.buttons.cancel}
          </Button>
          <Button type="submit" tone={action === "delete" ? "danger" : "ink"}>
            {appWords.listActions[action]}
          </Button>
        </p>
      </Form>
    </Dialog>
  )
}

function namesOf(codes: readonly Langcode[]): readonly string[] {
  return codes.map((code) => appWords.model.languages[code])
}

type LanguageChoice = {
  readonly field: ReactNode
  readonly chosen: readonly Langcode[]
  /** Without a choice, the field shows an error and this returns null. */
  readonly read: () => readonly Langcode[] | null
}

/** All public languages are ticked at first. A single one is only named. */
function useLanguageChoice(codes: readonly Langcode[]): LanguageChoice {
  const id = useId()
  const [omittedCodes, setOmittedCodes] = useState<readonly Langcode[]>([])
  const [isSubmitted, setIsSubmitted] = useState(false)
  const chosen = codes.filter((code) => !omittedCodes.includes(code))
  const isMissing = codes.length > 0 && chosen.length === 0
  const read = () => {
    setIsSubmitted(true)
    return isMissing ? null : chosen
  }
  const toggle = (code: Langcode, isOn: boolean) =>
    setOmittedCodes(isOn ? omittedCodes.filter((one) => one !== code) : [...omittedCodes, code])
  if (codes.length < 2) return { field: <PublicLanguages codes={codes} />, chosen, read }
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

function PublicLanguages({ codes }: { readonly codes: readonly Langcode[] }) {
  if (codes.length === 0) return null
  return <p>{codes.length === 1 ? strings.one(namesOf(codes)) : strings.all(namesOf(codes))}</p>
}

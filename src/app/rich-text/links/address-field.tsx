import { useContext, useState, type KeyboardEvent } from "react"
import { ComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { Input } from "react-aria-components/Input"
import { closeByEscape } from "#app/combobox/close-by-escape.ts"
import { ComboboxList } from "#app/combobox/combobox-list.tsx"
import { classes } from "#lib/classes.ts"
import { siteLanguage } from "#lib/strings/language.ts"
import { richText } from "#lib/strings/members-area/rich-text.ts"
import { Field } from "#ui/field.tsx"
import * as styles from "./address-field.module.css"
import type { LinkTarget } from "./link-targets-api.ts"
import { useLinkTargets } from "./use-link-targets.ts"

const words = richText.link

type AddressFieldProps = {
  readonly text: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
  readonly onChoose: (target: LinkTarget) => void
}

/** An address, or words of a title with the pages of the site that have them. */
export function AddressField({ text, error, onType, onChoose }: AddressFieldProps) {
  const { targets, isSearch, status } = useLinkTargets(text)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const choose = (path: string) => {
    const target = targets.find((one) => one.path === path)
    if (target !== undefined) onChoose(target)
  }
  return (
    <I18nProvider locale={siteLanguage}>
      <Field id="rich-text-address" label={words.address} hint={words.hint} error={error}>
        {(control) => (
          <ComboBox
            id={control.id}
            aria-label={words.address}
            aria-describedby={control["aria-describedby"] ?? ""}
            // A choice becomes an address, so the list itself never has a selected option.
            value={null}
            onChange={(key) => key !== null && choose(String(key))}
            items={targets.map((target) => ({ ...target, id: target.path }))}
            inputValue={text}
            onInputChange={onType}
            // The list opens for words, and not for an address.
            allowsEmptyCollection={isSearch}
            allowsCustomValue
            isInvalid={error !== undefined}
            validationBehavior="aria"
          >
            <div ref={setFrame}>
              <AddressInput className={control.className} first={targets[0]} onChoose={onChoose} />
            </div>
            <ComboboxList status={status} dialog={frame?.closest("dialog") ?? null} show={shown} />
          </ComboBox>
        )}
      </Field>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </I18nProvider>
  )
}

type AddressInputProps = {
  readonly className: string | undefined
  readonly first: LinkTarget | undefined
  readonly onChoose: (target: LinkTarget) => void
}

function AddressInput({ className, first, onChoose }: AddressInputProps) {
  const list = useContext(ComboBoxStateContext)
  // As in the other comboboxes, Enter takes the first option where none has been gone to.
  const onKeyDown = (event: KeyboardEvent) => {
    closeByEscape(event, list)
    if (event.key !== "Enter" || list?.isOpen !== true || list.selectionManager.focusedKey !== null) return
    event.preventDefault()
    if (first !== undefined) onChoose(first)
  }
  return <Input className={classes(className)} autoComplete="off" onKeyDown={onKeyDown} />
}

function shown({ title, kind, isPublished }: LinkTarget) {
  return { name: title, label: title, aside: isPublished ? kind : `${kind}, ${words.draft}` }
}

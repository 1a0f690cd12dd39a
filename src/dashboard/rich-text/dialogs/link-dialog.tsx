import { useState } from "react"
import { Button } from "#ui/controls/button.tsx"
import { TextField } from "#ui/forms/field.tsx"
import { AddressField } from "../links/address-field.tsx"
import { linkAddressOf } from "../links/address.ts"
import { hrefAt, needsWords, removeLink, setLink } from "../links/link-at.ts"
import type { LinkSuggestion } from "../links/use-link-targets.ts"
import { DialogForm, returnToText, type EditorDialogProps } from "./dialog-form.tsx"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.richText.link

export function LinkDialog({ editor, onClose }: EditorDialogProps) {
  const [initial] = useState(() => hrefAt(editor))
  const [isNew] = useState(() => needsWords(editor))
  const [address, setAddress] = useState(initial)
  const [linkWords, setLinkWords] = useState("")
  const [error, setError] = useState<string>()
  const save = () => {
    const href = linkAddressOf(address)
    if (href === null) {
      setError(address.trim() === "" ? words.missing : words.invalid)
      return
    }
    setLink(editor, { href, words: linkWords.trim() === "" ? address.trim() : linkWords.trim() })
    returnToText({ editor, onClose })
  }
  const choose = ({ path, title }: LinkSuggestion) => {
    setAddress(path)
    setLinkWords((before) => (before === "" ? title : before))
    setError(undefined)
  }
  const remove = () => {
    removeLink(editor)
    returnToText({ editor, onClose })
  }
  const aside = initial !== "" && (
    <Button tone="ghost" onClick={remove}>
      {appWords.richText.linkTools.remove}
    </Button>
  )
  return (
    <DialogForm title={appWords.richText.tools.link} submit={words.save} onSubmit={save} onClose={onClose} aside={aside}>
      <AddressField
        id="rich-text-address"
        label={words.address}
        hint={words.hint}
        text={address}
        error={error}
        onType={setAddress}
        onChoose={choose}
      />
      {isNew && (
        <TextField id="rich-text-link-words" label={words.words} value={linkWords} onChange={(event) => setLinkWords(event.target.value)} />
      )}
    </DialogForm>
  )
}

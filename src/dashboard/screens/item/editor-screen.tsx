import { useState, type ReactNode } from "react"
import type { Langcode } from "#contract/fields.ts"
import { individualPath } from "#contract/paths.ts"
import { editables, type Screen } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { defaultLanguage } from "#contract/languages.ts"
import { LanguageTabs } from "#dashboard/editor/languages/language-tabs.tsx"
import { MissingTranslation } from "#dashboard/editor/languages/missing-translation.tsx"
import type { KindParts } from "#dashboard/editor/kind-part.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import { emptyItem, lateMailFields } from "#dashboard/items/empty-item.ts"
import type { Item } from "#dashboard/items/item.ts"
import { languageIn } from "#dashboard/items/languages.ts"
import { useBackEndFeature } from "#dashboard/session/hooks.ts"
import { useGetItemQuery } from "#dashboard/items/item-api.ts"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { outcomeOf } from "#dashboard/session/core/api.ts"
import { language as pageLanguage } from "#lib/strings/language.ts"
import { Failed } from "#ui/states/failed.tsx"
import { ScreenFrame } from "#ui/page/screen-frame.tsx"
import { BackLink } from "./form-head.tsx"
import { ItemForm } from "./item-form.tsx"
import * as styles from "./item-form.module.css"
import { appWords } from "#dashboard/strings/words.ts"
import { ProblemWords } from "#ui/states/problem-words.tsx"
import { Waiting } from "#ui/states/waiting.tsx"

export type EditorScreenProps = {
  readonly screen: Extract<Screen, { readonly kind: "create" | "edit" }>
  /** The query of the address may name a language. */
  readonly search: string
  readonly parts: KindParts
  /** Replaces the form if there is no item at the address. */
  readonly missing: ReactNode
}

export function EditorScreen(props: EditorScreenProps) {
  const { screen } = props
  return screen.kind === "create" ? <NewItem {...props} /> : <LoadedItem {...props} number={screen.id} />
}

function NewItem({ screen, parts }: EditorScreenProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const hidden = useBackEndFeature("late-mails") ? [] : lateMailFields
  const [empty] = useState(() => emptyItem(editables[screen.of], { langcode: pageLanguage, uid: null, hidden }))
  const open = (loaded: Item, begunWith: Draft | null) => (
    <ItemForm key={loaded.id} {...{ parts, loaded, begunWith }} of={screen.of} onReopen={setDraft} />
  )
  if (draft !== null) return open(draft.base, draft)
  const { Begin } = parts
  return Begin === undefined ? open(empty, null) : <Begin empty={empty}>{open}</Begin>
}

type LoadedItemProps = EditorScreenProps & { readonly number: number }

function LoadedItem({ number, ...props }: LoadedItemProps) {
  const type = editables[props.screen.of]
  const addressLanguage = languageIn(props.search)
  const [language, setLanguage] = useState(addressLanguage ?? defaultLanguage)
  const query = useGetItemQuery({ type, number, language }, { refetchOnMountOrArgChange: true })
  const outcome = outcomeOf(query)
  // A save makes RTK Query load the item again. The form has all of it, and must not start anew.
  const [loaded, setLoaded] = useState<Item | null>(null)
  if (loaded === null && outcome?.ok === true) {
    const { value } = outcome
    const { shown = language, original = language } = value.languages ?? {}
    // The address without a language is that of the original, whichever language that has.
    if (addressLanguage === null && shown !== original && language !== original) setLanguage(original)
    else setLoaded(value)
  }
  if (loaded !== null) return <LoadedTab {...props} loaded={loaded} addressLanguage={addressLanguage} onMade={setLoaded} />
  const { label } = appWords.model.kindOf(type)
  if (outcome === null || outcome.ok)
    return (
      <ScreenFrame>
        <Heading label={label} />
        <Waiting label={appWords.editor.loading(label)} />
      </ScreenFrame>
    )
  const { problem } = outcome
  if (problem.kind === "not-found") return props.missing
  return (
    <ScreenFrame>
      <Heading label={label} />
      <Failed
        title={appWords.editor.failed.title}
        text={problem.kind === "offline" ? appWords.lists.failed.text : <ProblemWords problem={problem} />}
        detail={
          problem.kind === "broken"
            ? appWords.lists.failed.detailWithStatus(individualPath(type, String(number)), problem.status)
            : undefined
        }
        onRetry={() => void query.refetch()}
      />
    </ScreenFrame>
  )
}

type LoadedTabProps = EditorScreenProps & {
  readonly loaded: Item
  readonly addressLanguage: Langcode | null
  readonly onMade: (translation: Item) => void
}

function LoadedTab({ screen, parts, loaded, addressLanguage, onMade }: LoadedTabProps) {
  const { shown } = loaded.languages ?? { shown: addressLanguage }
  if (addressLanguage === null || shown === addressLanguage) {
    return <ItemForm key={shown} {...{ parts, loaded }} of={screen.of} begunWith={null} onReopen={() => undefined} />
  }
  return (
    <ScreenFrame>
      <Heading label={appWords.model.kindOf(loaded.type).label} />
      <div className={styles.top}>
        <BackLink parts={parts} of={screen.of} item={loaded} />
      </div>
      <LanguageTabs item={loaded} editPath={screenPath(screen)} language={addressLanguage} />
      <MissingTranslation item={loaded} language={addressLanguage} onMade={onMade} />
    </ScreenFrame>
  )
}

function Heading({ label }: { readonly label: string }) {
  return (
    <>
      <Title title={appWords.editor.edit(label)} />
      <h1 className="visually-hidden">{appWords.editor.edit(label)}</h1>
    </>
  )
}

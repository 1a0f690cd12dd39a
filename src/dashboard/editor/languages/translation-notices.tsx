import { fieldsOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { Item } from "#dashboard/items/item.ts"
import { ChangedWords } from "#dashboard/history/changed-words.tsx"
import { useAddTranslationMutation, useGetRevisionQuery } from "#dashboard/items/item-api.ts"
import { hasOwnValue, isUntouched, languageOf, originalOf, shownTranslation, tabPath } from "#dashboard/items/languages.ts"
import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import { outcomeOf, problemIn } from "#dashboard/session/core/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Button } from "#ui/controls/button.tsx"
import { Link } from "#ui/controls/link.tsx"
import { Notice } from "#ui/states/notice.tsx"
import { Waiting } from "#ui/states/waiting.tsx"
import * as styles from "./languages.module.css"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.translations

type TranslationNoticesProps = {
  readonly item: Item
  /** Is null while it loads, and if it has failed. */
  readonly original: Item | null
  readonly loading: { readonly isError: boolean; readonly refetch: () => unknown }
  readonly state: SaveState
  readonly editPath: string
  /** The form continues in a translation that was created again. */
  readonly onRemade: (item: Item) => void
}

export function TranslationNotices({ item, original, loading, state, editPath, onRemade }: TranslationNoticesProps) {
  const from = originalOf(item)
  const isOutdated = shownTranslation(item)?.isOutdated === true
  return (
    <div className={styles.notices}>
      {state.kind === "gone" && <Gone item={item} onRemade={onRemade} />}
      <p className="quiet">
        {strings.shared(from)} <Link to={tabPath(editPath, from, from)}>{strings.sharedLink(from)}</Link>
      </p>
      {original === null && (loading.isError ? <NoOriginal onRetry={loading.refetch} /> : <Waiting label={strings.beside.loading} />)}
      {original !== null && isUntouched(item.type, item.values, original.values) && <Notice title={strings.untouched} />}
      {isOutdated && original !== null && <Outdated item={item} original={original} />}
    </div>
  )
}

function NoOriginal({ onRetry }: { readonly onRetry: () => unknown }) {
  const button = <Button onClick={() => void onRetry()}>{appWords.buttons.retry}</Button>
  return <Notice title={strings.beside.failed} tone="error" role="alert" actions={button} />
}

/** If a colleague removes the translation, the user can create it again with all typed text. */
function Gone({ item, onRemade }: { readonly item: Item; readonly onRemade: (item: Item) => void }) {
  const [add, { isLoading, error }] = useAddTranslationMutation()
  const again = async () => {
    if (isLoading) return
    const { type, id } = item
    const { data } = await add({ type, id, version: null, language: languageOf(item), isEmpty: true })
    if (data !== undefined) onRemade(data)
  }
  const button = (
    <Button aria-disabled={isLoading} onClick={() => void again()}>
      {strings.gone.again}
    </Button>
  )
  return (
    <Notice title={strings.gone.title} tone="error" role="alert" actions={button}>
      <p>{strings.gone.text}</p>
      {error !== undefined && <p>{`${strings.gone.failed} ${wordsOf(problemIn(error))}`}</p>}
    </Notice>
  )
}

/** Compares the original with the version at which the translation was created or confirmed. */
function Outdated({ item, original }: { readonly item: Item; readonly original: Item }) {
  const version = shownTranslation(item)?.confirmedVersion ?? null
  const { langcode, changed } = original.languages?.all.find(({ isOriginal }) => isOriginal) ?? { langcode: originalOf(item), changed: "" }
  return (
    <Notice title={strings.outdated.title}>
      <p>{strings.outdated.text(textOf(changed) === "" ? null : new Date(changed))}</p>
      {version !== null && (
        <div lang={foreignLang(langcode)}>
          <Changes original={original} version={version} />
        </div>
      )}
    </Notice>
  )
}

function Changes({ original, version }: { readonly original: Item; readonly version: string }) {
  const { type, id } = original
  const before = outcomeOf(useGetRevisionQuery({ type, id, version, language: languageOf(original) }))
  if (before === null) return <Waiting label={appWords.history.comparing} />
  if (!before.ok) return <p>{strings.outdated.failed}</p>
  const texts = (one: Item): Item => ({
    ...one,
    values: Object.fromEntries(Object.entries(one.values).filter(([name]) => isText(type, name))),
  })
  return <ChangedWords before={texts(before.value)} after={texts(original)} same={strings.outdated.same} level={2} />
}

/** Addresses, states and files say nothing about the texts of other languages. */
function isText(type: Item["type"], name: string): boolean {
  return hasOwnValue(type, name) && !["path", "status"].includes(name) && fieldsOf(type)[name]?.type !== "file"
}

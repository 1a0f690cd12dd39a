import type { Langcode } from "#contract/fields.ts"
import { mayWrite } from "#contract/permissions.ts"
import type { Item } from "#dashboard/items/item.ts"
import { useAddTranslationMutation } from "#dashboard/items/item-api.ts"
import { originalOf } from "#dashboard/items/languages.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { problemIn } from "#dashboard/session/core/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./languages.module.css"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.translations

type MissingTranslationProps = {
  readonly item: Item
  readonly language: Langcode
  readonly onMade: (translation: Item) => void
}

/** Replaces the form if an item has no text in a language. */
export function MissingTranslation({ item, language, onMade }: MissingTranslationProps) {
  const viewer = useViewer()
  const [add, { isLoading, error }] = useAddTranslationMutation()
  const { type, id, number } = item
  if (!mayWrite(viewer, "update", { type, uuid: id, uid: number })) return <p>{strings.notAllowed(language)}</p>
  const make = async (isEmpty: boolean) => {
    if (isLoading) return
    // The request overwrites nothing, whatever somebody else saves in another language.
    const { data } = await add({ type, id, version: null, language, isEmpty })
    if (data !== undefined) onMade(data)
  }
  return (
    <section className={styles.missing} aria-labelledby="missing-translation">
      <h2 id="missing-translation">{strings.missing.title(language)}</h2>
      <p>{strings.missing.text(originalOf(item))}</p>
      <div className="cluster">
        <Button aria-disabled={isLoading} onClick={() => void make(false)}>
          {strings.missing.copy}
        </Button>
        <Button tone="ghost" aria-disabled={isLoading} onClick={() => void make(true)}>
          {strings.missing.empty}
        </Button>
      </div>
      <p role="status">{isLoading ? strings.missing.making : ""}</p>
      {error !== undefined && <p role="alert">{`${strings.missing.failed} ${wordsOf(problemIn(error))}`}</p>}
    </section>
  )
}

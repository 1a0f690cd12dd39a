import { useMemo } from "react"
import { isLanguage } from "#contract/languages.ts"
import type { AgendaEvent } from "#dashboard/agenda/occurrences/occurrence.ts"
import { useGetItemQuery } from "#dashboard/items/item-api.ts"
import type { Values } from "#dashboard/items/values.ts"
import { Thumbnail } from "#dashboard/media/pictures/thumbnail.tsx"
import { bodyOf, coverIn, pictureSources } from "#dashboard/preview/article-data.ts"
import { usePictureAddresses } from "#dashboard/preview/use-picture-addresses.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { loadState } from "#dashboard/widgets/load-state.tsx"
import { treeOf } from "#lib/prose/tree.ts"
import { foreignLang, language } from "#lib/strings/language.ts"
import { Prose } from "#ui/text/prose.tsx"
import * as styles from "./popover.module.css"

export function EventText({ event: { type, id, langcode } }: { readonly event: AgendaEvent }) {
  const query = useGetItemQuery({ type, id, language: isLanguage(langcode) ? langcode : language })
  const { currentData: item } = query
  if (item !== undefined) return <Text values={item.values} langcode={langcode} />
  return <p className={styles.state}>{loadState(query, appWords.agenda.textFailed)}</p>
}

function Text({ values, langcode }: { readonly values: Values; readonly langcode: string }) {
  const { body } = values
  const picture = coverIn(values)
  // `usePictureAddresses` loads the pictures again when it gets another list.
  const sources = useMemo(() => pictureSources({ type: "node--agenda", values: body === undefined ? {} : { body } }), [body])
  const address = usePictureAddresses(sources)
  const { tree, pictures } = bodyOf({ type: "node--agenda", values, address })
  const nodes = treeOf(tree)
  return (
    <>
      {picture !== null && (
        <div className={styles.picture}>
          <Thumbnail file={picture} style="w800" />
        </div>
      )}
      {nodes.length > 0 && (
        <section className={styles.text} aria-label={appWords.agenda.text}>
          <Prose nodes={nodes} pictures={pictures} lang={foreignLang(langcode)} />
        </section>
      )}
    </>
  )
}

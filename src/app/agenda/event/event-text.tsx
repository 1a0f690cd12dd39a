import { useMemo } from "react"
import type { AgendaEvent } from "#app/agenda/occurrences/occurrence.ts"
import { Thumbnail } from "#app/media/pictures/thumbnail.tsx"
import { bodyOf, pictureSources } from "#app/preview/article-data.ts"
import { usePictures } from "#app/preview/use-pictures.ts"
import { useGetItemQuery } from "#app/resources/item-api.ts"
import { type Values, isFileValue } from "#app/resources/values.ts"
import { treeOf } from "#lib/prose/tree.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import { Prose } from "#ui/prose.tsx"
import * as styles from "./event-text.module.css"

/** An event's text and picture, which load when its facts are shown. */
export function EventText({ event: { type, id, langcode } }: { readonly event: AgendaEvent }) {
  const { currentData: item, isError } = useGetItemQuery({ type, id })
  if (isError) return <p className={styles.note}>{strings.textFailed}</p>
  return item === undefined ? null : <Text values={item.values} langcode={langcode} />
}

function Text({ values, langcode }: { readonly values: Values; readonly langcode: string }) {
  const { body, field_image: picture } = values
  // The hook loads them anew for another list.
  const sources = useMemo(() => pictureSources({ type: "node--agenda", values: body === undefined ? {} : { body } }), [body])
  const address = usePictures(sources)
  const { tree, pictures } = bodyOf({ type: "node--agenda", values, address })
  const nodes = treeOf(tree)
  return (
    <>
      {isFileValue(picture) && (
        <div className={styles.picture}>
          <Thumbnail file={picture} style="w800" />
        </div>
      )}
      {nodes.length > 0 && (
        <section className={styles.text} aria-label={strings.text}>
          <Prose nodes={nodes} pictures={pictures} lang={foreignLang(langcode)} />
        </section>
      )}
    </>
  )
}

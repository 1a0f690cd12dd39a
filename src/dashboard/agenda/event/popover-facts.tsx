import { Fragment, useMemo } from "react"
import { type Occurrence, type Place, placeWords, type AgendaEvent } from "#dashboard/agenda/occurrences/occurrence.ts"
import { isLanguage } from "#contract/languages.ts"
import { mapLink } from "#contract/agenda/place.ts"
import { whenWords } from "#dashboard/agenda/occurrences/times.ts"
import { Badge } from "#ui/badge.tsx"
import { FactLink, Facts } from "#ui/facts.tsx"
import * as styles from "./popover-facts.module.css"
import { Thumbnail } from "#dashboard/media/pictures/thumbnail.tsx"
import { bodyOf, pictureSources } from "#dashboard/preview/article-data.ts"
import { usePictures } from "#dashboard/preview/use-pictures.ts"
import { language } from "#lib/strings/language.ts"
import { useGetItemQuery } from "#dashboard/items/item-api.ts"
import { isFileValue, type Values } from "#dashboard/items/values.ts"
import { treeOf } from "#lib/prose/tree.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { LanguageMark } from "#ui/language-mark.tsx"
import { Prose } from "#ui/prose.tsx"
import * as textStyles from "./event-text.module.css"
import { appWords } from "#dashboard/strings/words.ts"

/** What a reader must know first: when an event is, and whether it is at all. */
export function EventWhen({ occurrence, today }: { readonly occurrence: Occurrence; readonly today: number }) {
  const { event, isCancelled } = occurrence
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          [appWords.agenda.status, statusOf(isCancelled, event.isPublished)],
          [appWords.lists.language, foreignLang(event.langcode) !== undefined && <LanguageMark key="language" langcode={event.langcode} />],
          [appWords.agenda.when, <When key="when" lines={whenWords(occurrence, today)} />],
        ]}
      />
    </div>
  )
}

export function PopoverFacts({ occurrence: { event } }: { readonly occurrence: Occurrence }) {
  return (
    <div className={styles.facts} data-goes-on>
      <Facts
        facts={[
          [appWords.agenda.where, whereOf(event.place)],
          [appWords.agenda.audience, appWords.agenda.audiences[event.audience]],
          [appWords.agenda.category, event.category?.label],
          [appWords.agenda.files, event.files.length > 0 && <Files files={event.files} />],
        ]}
      />
    </div>
  )
}

function statusOf(isCancelled: boolean, isPublished: boolean) {
  if (isCancelled) return appWords.agenda.cancelled
  return isPublished ? null : <Badge state={{ look: "draft", word: appWords.agenda.draft }} />
}

function When({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

function whereOf(place: Place) {
  const words = placeWords(place)
  const link = mapLink(place)
  if (words === "" && link === null) return null
  return (
    <>
      {words}
      {link !== null && (
        <>
          {words !== "" && <br />}
          <FactLink href={link}>{appWords.agenda.map}</FactLink>
        </>
      )}
    </>
  )
}

function Files({ files }: { readonly files: Occurrence["event"]["files"] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, label, url }) => (
        <li key={id}>
          <FactLink href={url}>{label}</FactLink>
        </li>
      ))}
    </ul>
  )
}

/** An event's text and picture, which load when its facts are shown. */
export function EventText({ event: { type, id, langcode } }: { readonly event: AgendaEvent }) {
  const { currentData: item, isError } = useGetItemQuery({ type, id, language: isLanguage(langcode) ? langcode : language })
  if (isError) return <p className={textStyles.note}>{appWords.agenda.textFailed}</p>
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
        <div className={textStyles.picture}>
          <Thumbnail file={picture} style="w800" />
        </div>
      )}
      {nodes.length > 0 && (
        <section className={textStyles.text} aria-label={appWords.agenda.text}>
          <Prose nodes={nodes} pictures={pictures} lang={foreignLang(langcode)} />
        </section>
      )}
    </>
  )
}

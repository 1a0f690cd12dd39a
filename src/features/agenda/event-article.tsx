import { graphql } from "gatsby"
import { own } from "#lib/navigation/own-address.ts"
import { treeOf } from "#lib/prose/tree.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { ButtonLink } from "#ui/controls/button.tsx"
import { Downloads } from "#ui/text/downloads.tsx"
import type { ShownPage } from "#lib/content/versions.ts"
import { PageHead } from "#ui/page/page-head.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { Picture } from "#ui/pictures/picture.tsx"
import { PreviousNext } from "#ui/page/previous-next.tsx"
import { Prose } from "#ui/text/prose.tsx"
import { WithFacts } from "#ui/page/with-facts.tsx"
import * as styles from "./event-article.module.css"
import { EventFacts } from "./event-facts.tsx"
import { FactsTitle } from "#ui/text/facts.tsx"
import { fullDate, timesInWords } from "./date-words.ts"
import { EventNotes } from "./event-days.tsx"
import { words } from "#lib/strings/words.ts"

export function EventArticle({ event }: { readonly event: Queries.EventArticleFragment }) {
  const { title, path, langcode, summary, image, body, attachments, related } = event
  const lang = foreignLang(langcode)
  const facts = (
    <>
      <EventFacts event={event} />
      {related.isOver ? (
        <p className={styles.over}>{words.event.over}</p>
      ) : (
        <p className={styles.add}>
          <ButtonLink tone="accent" to={`${path}event.ics`}>
            {words.event.add}
          </ButtonLink>
        </p>
      )}
      <NextDates dates={related.dates} />
      <Downloads attachments={attachments} />
    </>
  )
  return (
    <article className="wrap">
      <PageHead title={title} lang={lang} back={{ to: own("/agenda/"), label: words.agenda.title }} />
      {image && <Picture picture={image} ratio="21 / 10" priority />}
      <WithFacts label={words.event.facts} facts={facts} isBelowPicture>
        <Prose lead={summary} nodes={treeOf(body.tree)} pictures={body.pictures} lang={lang} />
      </WithFacts>
      <PreviousNext previous={related.previous} next={related.next} words={words.event} />
    </article>
  )
}

type EventMetaProps = { readonly event: Queries.EventMetaFragment; readonly page: ShownPage }

export function EventMeta({ event, page }: EventMetaProps) {
  return (
    <>
      <PageMeta page={page} title={event.title} description={event.summary} />
      <link rel="alternate" type="text/calendar" title={words.event.add} href={`${event.path}event.ics`} />
    </>
  )
}

export const fragment = graphql`
  fragment EventMeta on Event {
    title
    path
    summary
  }

  fragment EventArticle on Event {
    title
    path
    langcode
    summary
    body {
      ...Prose
    }
    image {
      ...Picture
    }
    attachments {
      ...Download
    }
    related {
      isOver
      dates {
        ...NextDate
      }
      previous {
        path
        title
        langcode
      }
      next {
        path
        title
        langcode
      }
    }
    ...EventFacts
  }

  fragment NextDate on EventDate {
    start
    end
    isCancelled
    movedFrom
  }
`

export function NextDates({ dates }: { readonly dates: readonly Queries.NextDateFragment[] }) {
  if (dates.length < 2) return null
  return (
    <section className={styles.dates} aria-labelledby="dates">
      <FactsTitle id="dates">{words.event.dates}</FactsTitle>
      <ol className={styles.list}>
        {dates.map((date) => (
          <li key={`${date.start} ${date.movedFrom}`} className={styles.date}>
            <time dateTime={date.start}>{fullDate(date.start)}</time> <span className={styles.times}>{timesInWords(date)}</span>
            <EventNotes date={date} />
          </li>
        ))}
      </ol>
    </section>
  )
}

import { graphql } from "gatsby"
import { treeOf } from "#lib/prose/tree.ts"
import { agenda, event as strings } from "#lib/strings/agenda.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Downloads } from "#ui/downloads.tsx"
import { PageHead } from "#ui/page-head.tsx"
import { Picture } from "#ui/picture.tsx"
import { PreviousNext } from "#ui/previous-next.tsx"
import { Prose } from "#ui/prose.tsx"
import { WithFacts } from "#ui/with-facts.tsx"
import * as styles from "./event-article.module.css"
import { EventFacts } from "./event-facts.tsx"
import { NextDates } from "./next-dates.tsx"

export function EventArticle({ event }: { readonly event: Queries.EventArticleFragment }) {
  const { title, path, langcode, summary, image, body, attachments, related } = event
  const lang = foreignLang(langcode)
  const facts = (
    <>
      <EventFacts event={event} />
      {related.isOver ? (
        <p className={styles.over}>{strings.over}</p>
      ) : (
        <p className={styles.add}>
          <ButtonLink tone="accent" to={`${path}event.ics`}>
            {strings.add}
          </ButtonLink>
        </p>
      )}
      <NextDates dates={related.dates} />
      <Downloads attachments={attachments} lang={lang} />
    </>
  )
  return (
    <article className="wrap">
      <PageHead title={title} lang={lang} back={{ to: "/agenda/", label: agenda.title }} />
      {image && <Picture picture={image} ratio="21 / 10" priority />}
      <div className={styles.body}>
        <WithFacts label={strings.facts} facts={facts}>
          <Prose lead={summary} nodes={treeOf(body.tree)} pictures={body.pictures} lang={lang} />
        </WithFacts>
      </div>
      <PreviousNext previous={related.previous} next={related.next} words={strings} />
    </article>
  )
}

export const fragment = graphql`
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
`

import { capitalised } from "#lib/text/capitalised.ts"
import { graphql } from "gatsby"
import { inLanguage } from "#contract/languages.ts"
import { publicCalendarPath } from "#contract/agenda/public-calendar.ts"
import { foreignLang, language } from "#lib/strings/language.ts"
import { own } from "#lib/navigation/own-address.ts"
import type { ShownPage } from "#lib/content/versions.ts"
import { monthAndYear } from "#lib/text/dates.ts"
import { Empty } from "#ui/states/empty.tsx"
import { Link } from "#ui/controls/link.tsx"
import { PageHead } from "#ui/page/page-head.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { SectionHead } from "#ui/page/section-head.tsx"
import * as segments from "#ui/page/segments.module.css"
import * as styles from "./agenda-article.module.css"
import { EventDays } from "./event-days.tsx"
import { Subscribe } from "./subscribe.tsx"
import { words } from "#lib/strings/words.ts"

/** Upcoming events are listed by month, past ones by year. */
export function AgendaArticle({ list }: { readonly list: Queries.AgendaArticleFragment }) {
  const { filters, upcoming, past, thisYear } = list
  return (
    <div className="wrap last-part">
      <PageHead title={words.agenda.title}>{words.agenda.lead}</PageHead>
      <div className={`spread ${styles.bar}`}>
        <CategoryFilter filters={filters} />
        <Subscribe />
      </div>
      {upcoming.length === 0 && (
        <Empty title={words.agenda.none}>
          <p>{words.agenda.noneNow}</p>
        </Empty>
      )}
      <Parts
        id="upcoming"
        title={words.agenda.upcoming}
        parts={upcoming}
        thisYear={thisYear}
        nameOf={(month) => capitalised(monthAndYear(month))}
      />
      <Parts id="past" title={words.agenda.past} parts={past} thisYear={thisYear} nameOf={(year) => year} />
    </div>
  )
}

function CategoryFilter({ filters }: Pick<Queries.AgendaArticleFragment, "filters">) {
  if (filters.length === 0) return null
  return (
    <nav aria-label={words.agenda.category}>
      <ul className={segments.group}>
        {[{ name: words.agenda.all, langcode: language, path: own("/agenda/") }, ...filters].map(({ name, langcode, path }) => (
          <li key={path}>
            <Link to={path} className={segments.segment} lang={foreignLang(langcode)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PartsProps = {
  readonly id: string
  readonly title: string
  readonly parts: Queries.AgendaArticleFragment["upcoming"]
  readonly thisYear: number
  readonly nameOf: (part: string) => string
}

function Parts({ id, title, parts, thisYear, nameOf }: PartsProps) {
  if (parts.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      {parts.map(({ name, dates }) => (
        <section key={name} className={styles.part} aria-labelledby={`${id}-${name}`}>
          <h3 id={`${id}-${name}`} className={styles.name}>
            {nameOf(name)}
          </h3>
          <EventDays dates={dates} thisYear={thisYear} />
        </section>
      ))}
    </section>
  )
}

type AgendaMetaProps = { readonly page: ShownPage; readonly category: string | null }

export function AgendaMeta({ page, category }: AgendaMetaProps) {
  const title = category === null ? words.agenda.title : words.frame.partOf(words.agenda.title, category)
  return (
    <>
      <PageMeta page={page} title={title} description={words.agenda.lead} />
      <link rel="alternate" type="text/calendar" title={words.agenda.feed} href={inLanguage(language, publicCalendarPath)} />
    </>
  )
}

export const fragment = graphql`
  fragment AgendaArticle on AgendaList {
    category
    thisYear
    filters {
      name
      langcode
      path
    }
    upcoming {
      name
      dates {
        ...EventDay
      }
    }
    past {
      name
      dates {
        ...EventDay
      }
    }
  }
`

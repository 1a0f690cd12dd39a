import { graphql } from "gatsby"
import { yearOf } from "#lib/text/dates.ts"
import { PublicationRows } from "./publication-row.tsx"
import * as styles from "./publication-years.module.css"

type Dated = Queries.DatedPublicationFragment

/** `publications` are sorted. */
export function PublicationYears({ publications }: { readonly publications: readonly Dated[] }) {
  return (
    <>
      {byYear(publications).map(({ year, publications: some }) => (
        <section key={year} className={styles.year} aria-labelledby={`y${year}`}>
          <h2 id={`y${year}`} className={styles.name}>
            {year}
          </h2>
          <PublicationRows publications={some} level={3} />
        </section>
      ))}
    </>
  )
}

function byYear(publications: readonly Dated[]) {
  const years = new Map<number, Dated[]>()
  for (const publication of publications) {
    const year = yearOf(publication.date ?? publication.created)
    years.set(year, [...(years.get(year) ?? []), publication])
  }
  return [...years].map(([year, some]) => ({ year, publications: some }))
}

export const fragment = graphql`
  fragment DatedPublication on PublicationRow {
    created
    summary
    image {
      ...Thumbnail
    }
    ...PublicationRow
  }
`

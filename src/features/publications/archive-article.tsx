import { graphql } from "gatsby"
import { Empty } from "#ui/empty.tsx"
import { PageHead } from "#ui/page-head.tsx"
import * as styles from "./archive.module.css"
import { FacetLinks } from "./facet-links.tsx"
import { PublicationYears } from "./publication-years.tsx"
import { words } from "#lib/strings/words.ts"

/** The newest publications, and the ways to all others. */
export function ArchiveArticle({ archive: { publications, facets } }: { readonly archive: Queries.ArchiveArticleFragment }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={words.publications.title}>{words.publications.lead}</PageHead>
      {publications.length === 0 ? (
        <Empty title={words.publications.none}>
          <p>{words.publications.noneNow}</p>
        </Empty>
      ) : (
        <>
          <FacetLinks facets={facets} />
          <PublicationYears publications={publications} />
        </>
      )}
    </div>
  )
}

export const fragment = graphql`
  fragment ArchiveArticle on PublicationArchive {
    publications {
      ...DatedPublication
    }
    facets {
      ...PublicationFacet
    }
  }
`

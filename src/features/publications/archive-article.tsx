import { graphql } from "gatsby"
import { searchOf } from "#lib/navigation/search-of.ts"
import { useFocusOnNew } from "#lib/navigation/use-focus-on-new.ts"
import { useOpenCount } from "#lib/navigation/use-open-count.ts"
import { ArrowLink } from "#ui/controls/arrow-link.tsx"
import { Button } from "#ui/controls/button.tsx"
import { Dimension } from "#ui/text/dimension.tsx"
import { Empty } from "#ui/states/empty.tsx"
import { LoadingFailed } from "#ui/states/loading-failed.tsx"
import { PageHead } from "#ui/page/page-head.tsx"
import * as styles from "./archive.module.css"
import { FacetLinks, FacetList, type OnChoose } from "./facet-links.tsx"
import type { FacetChoice, Filtered } from "./filtering.ts"
import { PublicationYears } from "./publication-years.tsx"
import { useFilter } from "./use-filter.ts"
import { words } from "#lib/strings/words.ts"

const mostShown = 50

/** With scripts the filters combine, and their results replace the newest publications. */
export function ArchiveArticle({ archive: { count, publications, older, facets } }: { readonly archive: Queries.ArchiveArticleFragment }) {
  const { result, hasFailed, load, isWaiting, ask } = useFilter({ publications, facets })
  const choose =
    ask &&
    (({ criterion, value, path }: Pick<FacetChoice, "criterion" | "value" | "path">) =>
      ask(result === null ? searchOf({ [criterion]: value }) : new URL(path, location.href).search))
  return (
    <div className="wrap last-part">
      <PageHead title={words.publications.title}>{words.publications.lead}</PageHead>
      {publications.length === 0 ? (
        <Empty title={words.publications.none}>
          <p>{words.publications.noneNow}</p>
        </Empty>
      ) : (
        <>
          <FacetLinks facets={result?.facets ?? facets} onChoose={choose} />
          <div aria-busy={isWaiting || undefined}>
            {hasFailed ? (
              <LoadingFailed title={words.publications.notLoaded} onRetry={load} />
            ) : result === null ? (
              <Newest count={count} publications={publications} older={older} />
            ) : (
              <FilteredArchive {...result} onChoose={choose} onClear={() => ask?.("")} />
            )}
          </div>
        </>
      )}
    </div>
  )
}

type NewestProps = Pick<Queries.ArchiveArticleFragment, "count" | "publications" | "older">

function Newest({ count, publications, older }: NewestProps) {
  return (
    <>
      <div className={`spread ${styles.bar}`}>
        <Dimension align="start" className={styles.status}>
          {words.publications.count(count)}
        </Dimension>
      </div>
      <PublicationYears publications={publications} />
      {older && (
        <nav className={styles.pages} aria-label={words.publications.pages}>
          <ArrowLink to={older}>{words.publications.older}</ArrowLink>
        </nav>
      )}
    </>
  )
}

type FilteredArchiveProps = Filtered & { readonly onChoose: OnChoose; readonly onClear: () => void }

function FilteredArchive({ publications, facets, onChoose, onClear }: FilteredArchiveProps) {
  const [openCount, show] = useOpenCount()
  const [list, awaitItem] = useFocusOnNew<HTMLDivElement>()
  const most = Math.max(mostShown, openCount)
  const more = Math.min(publications.length - most, mostShown)
  return (
    <>
      <div className={`spread ${styles.bar}`}>
        <Dimension align="start" role="status" className={styles.status}>
          {publications.length === 0 ? words.publications.noMatch : words.publications.count(publications.length)}
        </Dimension>
        <FacetList facets={facets.filter(({ isChosen }) => isChosen)} onChoose={onChoose} />
        <Button tone="quiet" size="small" onClick={onClear}>
          {words.publications.clear}
        </Button>
      </div>
      <div ref={list}>
        <PublicationYears publications={publications.slice(0, most)} />
      </div>
      {more > 0 && (
        <p className={`unprinted ${styles.more}`}>
          <Button
            tone="ghost"
            onClick={() => {
              awaitItem(most)
              show(most + mostShown)
            }}
          >
            {words.publications.showMore(more)}
          </Button>
        </p>
      )}
    </>
  )
}

export const fragment = graphql`
  fragment ArchiveArticle on PublicationArchive {
    count
    older
    publications {
      ...DatedPublication
    }
    facets {
      ...PublicationFacet
    }
  }
`

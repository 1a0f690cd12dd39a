import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { own } from "#lib/navigation/own-address.ts"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { ArrowLink } from "#ui/controls/arrow-link.tsx"
import { Dimension } from "#ui/text/dimension.tsx"
import { PageHead } from "#ui/page/page-head.tsx"
import * as styles from "./archive.module.css"
import { PublicationRows } from "./publication-row.tsx"
import { PublicationYears } from "./publication-years.tsx"
import { words } from "#lib/strings/words.ts"

type ListArticleProps = {
  readonly list: Queries.ListArticleFragment
  readonly children?: ReactNode
}

export function ListArticle({ list, children }: ListArticleProps) {
  const { criterion, value, langcode, description, count, publications, newer, older } = list
  return (
    <div className="wrap last-part">
      <PageHead
        title={archiveTitle(list)}
        lang={foreignLang(langcode)}
        back={{ to: own("/publications/"), label: words.publications.title }}
      >
        {description}
      </PageHead>
      {count !== null && (
        <div className={`spread ${styles.bar}`}>
          <Dimension align="start" className={styles.status}>
            {words.publications.count(count)}
          </Dimension>
          <span className="scripted">
            <ArrowLink to={`${own("/publications/")}?${criterion}=${value}`}>{words.publications.narrow}</ArrowLink>
          </span>
        </div>
      )}
      {criterion === "year" ? <PublicationRows publications={publications} level={2} /> : <PublicationYears publications={publications} />}
      {(newer ?? older) !== null && (
        <nav className={styles.pages} aria-label={words.publications.pages}>
          {newer && <ArrowLink to={newer}>{words.publications.newer}</ArrowLink>}
          {older && <ArrowLink to={older}>{words.publications.older}</ArrowLink>}
        </nav>
      )}
      {children}
    </div>
  )
}

type Titled = Pick<Queries.ListArticleFragment, "criterion" | "value" | "tag" | "number">

export function archiveTitle({ criterion, value, tag, number }: Titled): string {
  const title = tag ?? titleOf(criterion, value)
  return number === null ? title : words.publications.page(title, number)
}

function titleOf(criterion: string, value: string): string {
  if (criterion === "year") return words.publications.ofYear(value)
  return criterion === "kind" ? words.publications.ofKind(value) : words.publications.inLanguage(nameOf(words.languages, value))
}

export const fragment = graphql`
  fragment ListArticle on PublicationList {
    criterion
    value
    tag
    langcode
    description
    number
    count
    newer
    older
    publications {
      ...DatedPublication
    }
  }
`

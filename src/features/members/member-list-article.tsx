import { graphql } from "gatsby"
import { listTitle } from "#lib/directory/list-title.ts"
import { own } from "#lib/navigation/own-address.ts"
import { searchOf } from "#lib/navigation/search-of.ts"
import type { ShownPage } from "#lib/content/versions.ts"
import { words } from "#lib/strings/words.ts"
import { ArrowLink } from "#ui/controls/arrow-link.tsx"
import { PageHead } from "#ui/page/page-head.tsx"
import { PageLinks } from "#ui/page/page-links.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import * as styles from "./member-list-article.module.css"
import { MemberList } from "./member-list.tsx"

type MemberListArticleProps = { readonly list: Queries.MemberListArticleFragment }

/** The members meet one criterion, or belong to a further page of a long list. */
export function MemberListArticle({ list }: MemberListArticleProps) {
  const { criterion, value, count, members, pages } = list
  const search = criterion === null ? "" : searchOf({ [criterion]: value })
  return (
    <div className="wrap">
      <PageHead title={titleOf(list)} back={{ to: own("/members/"), label: words.members.all }}>
        {words.members.lead(count)}
      </PageHead>
      {search !== "" && (
        <p className={`scripted ${styles.search}`}>
          <ArrowLink to={own("/members/") + search}>{words.members.narrow}</ArrowLink>
        </p>
      )}
      <MemberList members={members} />
      <PageLinks pages={pages} />
      {pages.length < 2 && <div className="last-part" />}
    </div>
  )
}

type MemberListMetaProps = { readonly list: Queries.MemberListArticleFragment; readonly page: ShownPage }

export function MemberListMeta({ list, page }: MemberListMetaProps) {
  const title = list.page === 1 ? titleOf(list) : `${titleOf(list)}, ${words.members.page(list.page)}`
  return <PageMeta title={title} description={words.members.describe(titleOf(list), list.count)} page={page} />
}

function titleOf(list: Queries.MemberListArticleFragment): string {
  return listTitle(list, words.memberLists) ?? words.members.title
}

export const fragment = graphql`
  fragment MemberListArticle on MemberList {
    criterion
    value
    name
    page
    pages
    count
    members {
      ...MemberCard
    }
  }
`

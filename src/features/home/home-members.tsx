import { graphql } from "gatsby"
import { own } from "#lib/navigation/own-address.ts"
import { leadsOf } from "#lib/prose/leads.ts"
import { treeOf } from "#lib/prose/tree.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { byName } from "#lib/text/collate.ts"
import { ArrowLink } from "#ui/controls/arrow-link.tsx"
import * as bandStyles from "#ui/page/band.module.css"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./home-members.module.css"
import { HomeSection } from "./home-section.tsx"
import { words } from "#lib/strings/words.ts"

/** The text of the home page begins with links, and the names stand below these. */
export function HomeMembers({ data: { page, allMember } }: { readonly data: Queries.HomeMembersFragment }) {
  const leads = page === null ? [] : leadsOf(treeOf(page.body.tree))
  return (
    <HomeSection id="members" title={words.home.members} more={{ to: own("/members/"), label: words.home.allMembers }}>
      {leads.length > 0 && (
        <ul className={`cluster ${styles.leads}`} lang={foreignLang(page?.langcode ?? "")}>
          {leads.map(({ text, to }) => (
            <li key={to}>
              <ArrowLink to={to}>{text}</ArrowLink>
            </li>
          ))}
        </ul>
      )}
      {allMember.nodes.length > 0 ? <Names members={allMember.nodes} /> : <p>{words.home.noMembers}</p>}
    </HomeSection>
  )
}

function Names({ members }: { readonly members: Queries.HomeMembersFragment["allMember"]["nodes"] }) {
  return (
    <ul className={styles.names}>
      {members
        .toSorted((a, b) => byName(a.title, b.title))
        .map(({ title, path, langcode }) => (
          <li key={path} className={styles.name}>
            <Link to={path} className={bandStyles.band} lang={foreignLang(langcode)}>
              {title}
            </Link>{" "}
          </li>
        ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment HomeMembers on Query {
    page(fixed: { eq: "/home" }, language: { eq: $language }) {
      langcode
      body {
        tree
      }
    }
    allMember(filter: { language: { eq: $language } }, sort: [{ title: ASC }, { number: ASC }]) {
      nodes {
        title
        path
        langcode
      }
    }
  }
`

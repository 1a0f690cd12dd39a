import { graphql } from "gatsby"
import { foreignLang } from "#lib/strings/language.ts"
import { FactsTitle } from "#ui/text/facts.tsx"
import { arrow, Icon } from "#ui/pictures/icon.tsx"
import { Link } from "#ui/controls/link.tsx"
import { Monogram } from "#ui/pictures/monogram.tsx"
import * as rows from "#ui/text/sign-rows.module.css"
import { words } from "#lib/strings/words.ts"

export function InvolvedMembers({ members }: { readonly members: readonly Queries.InvolvedMemberFragment[] }) {
  if (members.length === 0) return null
  return (
    <>
      <FactsTitle>{words.action.membersInvolved}</FactsTitle>
      <ul className={rows.list}>
        {members.map(({ path, title, langcode, logo }) => (
          <li key={path}>
            <Link to={path} className={rows.row}>
              <Monogram name={title} logo={logo} size="small" />
              <span className={rows.name} lang={foreignLang(langcode)}>
                {title}
              </span>
              <Icon path={arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

export const fragment = graphql`
  fragment InvolvedMember on Member {
    path
    title
    langcode
    logo {
      ...Picture
    }
  }
`

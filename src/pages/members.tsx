import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Directory } from "#features/members/directory.tsx"
import { members as strings } from "#lib/strings/members.ts"
import { Call } from "#ui/call.tsx"
import { PageHead } from "#ui/page-head.tsx"
import { PageMeta } from "#ui/page-meta.tsx"

export default function MembersPage({ data: { allMember } }: PageProps<Queries.MembersPageQuery>) {
  const count = allMember.nodes.length
  return (
    <>
      <div className="wrap">
        <PageHead title={strings.title}>
          {count > 0 && (
            <>
              {strings.lead(count)} {count > 1 && <span className="scripted">{strings.choose}</span>}
            </>
          )}
        </PageHead>
        <Directory members={allMember.nodes} />
      </div>
      <Call />
    </>
  )
}

export function Head({ location }: HeadProps) {
  return <PageMeta title={strings.title} description={strings.description} path={location.pathname} />
}

export const query = graphql`
  query MembersPage {
    allMember(sort: [{ title: ASC }, { number: ASC }]) {
      nodes {
        ...MemberCard
      }
    }
  }
`

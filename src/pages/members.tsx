import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Directory } from "#features/members/directory.tsx"
import { JoinSection } from "#features/members/join-section.tsx"
import { ForClients } from "#features/members/for-clients.tsx"
import { PageHead } from "#ui/page/page-head.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { required } from "#lib/content/required.ts"
import { words } from "#lib/strings/words.ts"

export default function MembersPage({ data }: PageProps<Queries.MembersPageQuery>) {
  const memberList = required(data, "memberList")
  const { count } = memberList
  return (
    <>
      <div className="wrap">
        <PageHead title={words.members.title}>
          {count > 0 && (
            <>
              {words.members.lead(count)} {count > 1 && <span className="scripted">{words.members.choose}</span>}
            </>
          )}
        </PageHead>
        <Directory list={memberList} />
      </div>
      <ForClients />
      <JoinSection />
    </>
  )
}

export function Head(page: HeadProps) {
  return <PageMeta title={words.members.title} description={words.members.description} page={page} />
}

export const query = graphql`
  query MembersPage($language: String!) {
    memberList(isWhole: { eq: true }, language: { eq: $language }) {
      # The structured data of the page needs it.
      page
      ...Directory
    }
  }
`

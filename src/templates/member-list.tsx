import { graphql, type HeadProps, type PageProps } from "gatsby"
import { MemberListArticle, MemberListMeta } from "#features/members/member-list-article.tsx"
import { JoinSection } from "#ui/join-section.tsx"

export default function MemberListPage({ data: { memberList } }: PageProps<Queries.MemberListPageQuery>) {
  return (
    memberList && (
      <>
        <MemberListArticle list={memberList} />
        <JoinSection />
      </>
    )
  )
}

export function Head(page: HeadProps<Queries.MemberListPageQuery>) {
  const { memberList } = page.data
  return memberList && <MemberListMeta list={memberList} page={page} />
}

export const query = graphql`
  query MemberListPage($id: String!) {
    memberList(id: { eq: $id }) {
      translations {
        language
        path
        isOriginal
      }
      ...MemberListArticle
    }
  }
`

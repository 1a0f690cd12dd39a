import { graphql, type HeadProps, type PageProps } from "gatsby"
import { MemberListArticle, MemberListMeta } from "#features/members/member-list-article.tsx"
import { required } from "#lib/content/required.ts"
import { JoinSection } from "#features/members/join-section.tsx"

export default function MemberListPage({ data }: PageProps<Queries.MemberListPageQuery>) {
  return (
    <>
      <MemberListArticle list={required(data, "memberList")} />
      <JoinSection />
    </>
  )
}

export function Head(page: HeadProps<Queries.MemberListPageQuery>) {
  return <MemberListMeta list={required(page.data, "memberList")} page={page} />
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

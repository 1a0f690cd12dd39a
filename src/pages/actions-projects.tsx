import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ActionList } from "#features/actions/action-list.tsx"
import { own } from "#lib/navigation/own-address.ts"
import { FeedLink } from "#ui/controls/feed-link.tsx"
import { PageHead } from "#ui/page/page-head.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { words } from "#lib/strings/words.ts"

export default function ActionsProjectsPage({ data: { allActionProject } }: PageProps<Queries.ActionsProjectsPageQuery>) {
  return (
    <div className="wrap last-part">
      <PageHead title={words.actions.title}>{words.actions.lead}</PageHead>
      <ActionList actions={allActionProject.nodes} />
    </div>
  )
}

export function Head(page: HeadProps) {
  return (
    <>
      <PageMeta title={words.actions.title} description={words.actions.lead} page={page} />
      <FeedLink list={own("/actions-projects/")} title={words.actions.title} />
    </>
  )
}

export const query = graphql`
  query ActionsProjectsPage($language: String!) {
    allActionProject(filter: { language: { eq: $language } }, sort: [{ start: DESC }, { number: DESC }]) {
      nodes {
        ...ActionCard
      }
    }
  }
`

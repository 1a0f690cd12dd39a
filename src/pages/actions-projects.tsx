import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ActionList } from "#features/actions/action-list.tsx"
import { actions as strings } from "#lib/strings/actions.ts"
import { PageHead } from "#ui/page-head.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import * as styles from "./actions-projects.module.css"

export default function ActionsProjectsPage({ data: { allActionProject } }: PageProps<Queries.ActionsProjectsPageQuery>) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={strings.title}>{strings.lead}</PageHead>
      <ActionList actions={allActionProject.nodes} />
    </div>
  )
}

export function Head({ location }: HeadProps) {
  return <PageMeta title={strings.title} description={strings.lead} path={location.pathname} />
}

export const query = graphql`
  query ActionsProjectsPage {
    allActionProject(sort: [{ start: DESC }, { number: DESC }]) {
      nodes {
        ...ActionCard
      }
    }
  }
`

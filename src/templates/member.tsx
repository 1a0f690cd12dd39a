import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ActionCard } from "#features/actions/action-card.tsx"
import { MemberArticle } from "#features/members/member-article.tsx"
import { PublicationCard } from "#features/publications/publication-card.tsx"
import { PublicationRows } from "#features/publications/publication-row.tsx"
import { required } from "#lib/content/required.ts"
import { CardGrid } from "#ui/page/card-grid.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { SectionHead } from "#ui/page/section-head.tsx"
import { words } from "#lib/strings/words.ts"

export default function MemberPage({ data }: PageProps<Queries.MemberPageQuery>) {
  const member = required(data, "member")
  const { actionProjects, publications, earlier } = member.related
  return (
    <MemberArticle member={member}>
      <CardGrid id="involved" title={words.member.involvedIn}>
        {[
          ...actionProjects.map((action) => <ActionCard key={action.path} action={action} level={3} ratio="3 / 2" />),
          ...publications.map((publication) => <PublicationCard key={publication.path} publication={publication} isAmongOthers />),
        ]}
      </CardGrid>
      {earlier.length > 0 && (
        <section className="last-part" aria-labelledby="earlier">
          <SectionHead id="earlier" title={words.member.earlier} />
          <PublicationRows publications={earlier} level={3} />
        </section>
      )}
    </MemberArticle>
  )
}

export function Head(page: HeadProps<Queries.MemberPageQuery>) {
  const member = required(page.data, "member")
  return <PageMeta page={page} title={member.title} description={member.summary} />
}

export const query = graphql`
  query MemberPage($id: String!) {
    member(id: { eq: $id }) {
      translations {
        language
        path
        isOriginal
      }
      related {
        actionProjects {
          path
          ...ActionCard
        }
        publications {
          path
          ...PublicationCard
        }
        earlier {
          ...PublicationRow
        }
      }
      latitude
      longitude
      ...MemberArticle
    }
  }
`

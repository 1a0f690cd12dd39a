import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ActionCard } from "#features/actions/action-card.tsx"
import { MemberFacts } from "#features/members/member-facts.tsx"
import { PublicationCard } from "#features/publications/publication-card.tsx"
import { treeOf } from "#lib/prose/tree.ts"
import { frame } from "#lib/strings/frame.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { member as strings } from "#lib/strings/member.ts"
import { CardGrid } from "#ui/card-grid.tsx"
import { Gallery } from "#ui/gallery.tsx"
import { Monogram } from "#ui/monogram.tsx"
import { PageHead } from "#ui/page-head.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { columns, PAGE } from "#ui/picture-sizes.ts"
import { Picture } from "#ui/picture.tsx"
import { Prose } from "#ui/prose.tsx"
import { WithFacts } from "#ui/with-facts.tsx"
import { withoutCover } from "#ui/without-cover.ts"

export default function MemberPage({ data: { member } }: PageProps<Queries.MemberPageQuery>) {
  if (member === null) return null
  const { title, langcode, summary, logo, image, gallery, body, actionProjects, publications } = member
  const lang = foreignLang(langcode)
  return (
    <div className="wrap">
      <PageHead
        title={title}
        lang={lang}
        back={{ to: "/members/", label: frame.members }}
        sign={<Monogram name={title} logo={logo} size="large" />}
      >
        {summary}
      </PageHead>
      <WithFacts label={strings.facts} facts={<MemberFacts member={member} />}>
        {image && <Picture picture={image} ratio="8 / 5" sizes={`(min-width: 64rem) ${columns(8)}, ${PAGE}`} priority />}
        <Prose nodes={treeOf(body.tree)} pictures={body.pictures} lang={lang} />
      </WithFacts>
      <Gallery pictures={withoutCover(gallery, image)} lang={lang} />
      <CardGrid id="involved" title={strings.involvedIn}>
        {[
          ...actionProjects.map((action) => <ActionCard key={action.path} action={action} level={3} ratio="3 / 2" />),
          ...publications.map((publication) => <PublicationCard key={publication.path} publication={publication} isAmongOthers />),
        ]}
      </CardGrid>
    </div>
  )
}

export function Head({ data: { member }, location }: HeadProps<Queries.MemberPageQuery>) {
  if (member === null) return null
  return <PageMeta title={member.title} description={member.summary} path={location.pathname} picture={member.image} />
}

export const query = graphql`
  query MemberPage($id: String!) {
    member(id: { eq: $id }) {
      title
      langcode
      summary
      body {
        ...Prose
      }
      logo {
        ...Picture
      }
      image {
        ...Picture
      }
      gallery {
        ...Picture
      }
      actionProjects {
        path
        ...ActionCard
      }
      publications {
        path
        ...PublicationCard
      }
      ...MemberFacts
    }
  }
`

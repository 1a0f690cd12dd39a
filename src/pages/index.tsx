import { graphql, type HeadProps, type PageProps } from "gatsby"
import { actionItems } from "#features/actions/action-items.tsx"
import { EventDays } from "#features/agenda/event-days.tsx"
import { Hero } from "#features/home/hero.tsx"
import { HomeSection } from "#features/home/home-section.tsx"
import { Leads } from "#features/home/leads.tsx"
import { Names } from "#features/home/names.tsx"
import { shownOnce } from "#features/home/shown-once.ts"
import { LatestPublications } from "#features/publications/latest-publications.tsx"
import { agenda } from "#lib/strings/agenda.ts"
import { leadsOf } from "#lib/prose/leads.ts"
import { treeOf } from "#lib/prose/tree.ts"
import { home as strings } from "#lib/strings/home.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Call } from "#ui/call.tsx"
import { levelOrder } from "#ui/masonry-plan.ts"
import { Masonry } from "#ui/masonry.tsx"
import { PageMeta } from "#ui/page-meta.tsx"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { site, page, promoted, withCover, latest, allActionProject, allMember, agendaList } = data
  const hero = promoted.nodes[0] ?? withCover.nodes[0] ?? null
  const { publications, actions } = shownOnce(hero, latest?.publications ?? [], allActionProject.nodes)
  return (
    <>
      <Hero
        tagline={site?.siteMetadata.tagline ?? ""}
        lead={page?.summary ?? ""}
        practices={allMember.nodes.length}
        regions={allMember.regions.length}
        action={hero}
      />
      <HomeSection id="latest" title={strings.latest}>
        <LatestPublications publications={publications} />
      </HomeSection>
      <HomeSection id="actions" title={strings.actions} more={{ to: "/actions-projects/", label: strings.allActions }}>
        {actions.length > 0 ? <Masonry items={levelOrder(actionItems(actions, 3))} /> : <p>{strings.noActions}</p>}
      </HomeSection>
      {agendaList !== null && agendaList.next.length > 0 && (
        <HomeSection id="agenda" title={agenda.title} more={{ to: "/agenda/", label: agenda.allEvents }}>
          <EventDays dates={agendaList.next} thisYear={agendaList.thisYear} />
        </HomeSection>
      )}
      <HomeSection id="members" title={strings.members} more={{ to: "/members/", label: strings.allMembers }}>
        {page && <Leads leads={leadsOf(treeOf(page.body.tree))} lang={foreignLang(page.langcode)} />}
        {allMember.nodes.length > 0 ? <Names members={allMember.nodes} /> : <p>{strings.noMembers}</p>}
      </HomeSection>
      <Call />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const { promoted, withCover } = data
  const picture = (promoted.nodes[0] ?? withCover.nodes[0])?.social
  return <PageMeta title={data.site?.siteMetadata.tagline ?? ""} path={location.pathname} picture={picture} />
}

export const query = graphql`
  query HomePage {
    site {
      siteMetadata {
        tagline
      }
    }
    page(path: { eq: "/home/" }) {
      langcode
      summary
      body {
        tree
      }
    }
    promoted: allActionProject(
      filter: { promote: { eq: true }, image: { file: { id: { ne: null } } } }
      sort: [{ start: DESC }, { number: DESC }]
      limit: 1
    ) {
      nodes {
        social: image {
          ...SocialPicture
        }
        ...Hero
      }
    }
    withCover: allActionProject(filter: { image: { file: { id: { ne: null } } } }, sort: [{ start: DESC }, { number: DESC }], limit: 1) {
      nodes {
        social: image {
          ...SocialPicture
        }
        ...Hero
      }
    }
    latest {
      publications {
        ...PublicationCard
        gallery {
          ...Picture
        }
      }
    }
    allActionProject(sort: [{ start: DESC }, { number: DESC }], limit: 10) {
      nodes {
        ...ActionCard
      }
    }
    agendaList(path: { eq: "/agenda/" }) {
      thisYear
      next {
        ...EventDay
      }
    }
    allMember(sort: [{ title: ASC }, { number: ASC }]) {
      nodes {
        ...Name
      }
      regions: distinct(field: { region: SELECT })
    }
  }
`

import { graphql, type HeadProps, type PageProps } from "gatsby"
import { actionItems } from "#features/actions/action-items.tsx"
import { EventDays } from "#features/agenda/event-days.tsx"
import { Hero, heroAction } from "#features/home/hero.tsx"
import { HomeMembers } from "#features/home/home-members.tsx"
import { HomeSection } from "#features/home/home-section.tsx"
import { shownOnce } from "#features/home/shown-once.ts"
import { LatestPublications } from "#features/publications/latest-publications.tsx"
import { JoinSection } from "#features/members/join-section.tsx"
import { FeedLink } from "#ui/controls/feed-link.tsx"
import { ForClients } from "#features/members/for-clients.tsx"
import { Masonry } from "#ui/pictures/masonry.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { required } from "#lib/content/required.ts"
import { own } from "#lib/navigation/own-address.ts"
import { words } from "#lib/strings/words.ts"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const latest = required(data, "latest").publications
  const agendaList = required(data, "agendaList")
  const { publications, actions } = shownOnce(heroAction(data), latest, data.allActionProject.nodes)
  return (
    <>
      <Hero data={data} />
      <HomeSection id="latest" title={words.home.latest} more={{ to: own("/publications/"), label: words.home.allPublications }}>
        <LatestPublications publications={publications} />
      </HomeSection>
      <HomeSection id="actions" title={words.home.actions} more={{ to: own("/actions-projects/"), label: words.home.allActions }}>
        {actions.length > 0 ? <Masonry items={actionItems(actions, 3)} /> : <p>{words.home.noActions}</p>}
      </HomeSection>
      {agendaList.next.length > 0 && (
        <HomeSection id="agenda" title={words.agenda.title} more={{ to: own("/agenda/"), label: words.agenda.allEvents }}>
          <EventDays dates={agendaList.next} thisYear={agendaList.thisYear} />
        </HomeSection>
      )}
      <HomeMembers data={data} />
      <ForClients />
      <JoinSection />
    </>
  )
}

export function Head(page: HeadProps) {
  return (
    <>
      <PageMeta title={words.site.tagline} page={page} />
      <FeedLink list={own("/publications/")} title={words.home.latest} />
      <FeedLink list={own("/actions-projects/")} title={words.home.actions} />
    </>
  )
}

export const query = graphql`
  query HomePage($language: String!) {
    ...Hero
    latest(language: { eq: $language }) {
      publications {
        ...PublicationCard
        gallery {
          ...Picture
        }
      }
    }
    allActionProject(filter: { language: { eq: $language } }, sort: [{ start: DESC }, { number: DESC }], limit: 10) {
      nodes {
        ...ActionCard
      }
    }
    agendaList(isWhole: { eq: true }, language: { eq: $language }) {
      thisYear
      next {
        ...EventDay
      }
    }
    ...HomeMembers
  }
`

import { graphql, type HeadProps, type PageProps } from "gatsby"
import { actionItems } from "#features/actions/action-card.tsx"
import { Hero } from "#features/home/hero.tsx"
import { Names } from "#features/home/names.tsx"
import { PublicationCard } from "#features/publications/publication-card.tsx"
import { home as strings } from "#lib/strings/en/home.ts"
import { foreignLang } from "#lib/text.ts"
import { ArrowLink } from "#ui/arrow-link.tsx"
import { ArticleGrid } from "#ui/article-grid.tsx"
import { Call } from "#ui/call.tsx"
import { Masonry } from "#ui/masonry.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { SectionHead } from "#ui/section-head.tsx"
import * as styles from "./index.module.css"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { site, page, promoted, withCover, allPublication, allActionProject, allMember } = data
  const [latest, ...others] = allPublication.nodes
  return (
    <>
      <Hero
        tagline={site?.siteMetadata?.tagline ?? ""}
        lead={page?.summary ?? ""}
        practices={allMember.nodes.length}
        regions={allMember.regions.length}
        shown={promoted.nodes[0] ?? withCover.nodes[0] ?? null}
      />
      <section className={`wrap ${styles.section}`} aria-labelledby="latest">
        <SectionHead id="latest" title={strings.latest} />
        {latest ? <PublicationCard publication={latest} layout="lead" /> : <p>{strings.nothingPublished}</p>}
        {others.length > 0 && (
          <ol className={styles.index}>
            {others.map((publication) => (
              <li key={publication.path} className={styles.entry}>
                <PublicationCard publication={publication} layout="row" />
              </li>
            ))}
          </ol>
        )}
      </section>
      <section className={`wrap ${styles.section}`} aria-labelledby="actions">
        <SectionHead id="actions" title={strings.actions}>
          <ArrowLink to="/actions-projects/">{strings.allActions}</ArrowLink>
        </SectionHead>
        {allActionProject.nodes.length > 0 ? <Masonry items={actionItems(allActionProject.nodes, 3)} /> : <p>{strings.noActions}</p>}
      </section>
      <section className={`wrap ${styles.section}`} aria-labelledby="members">
        <SectionHead id="members" title={strings.members}>
          <ArrowLink to="/members/">{strings.allMembers}</ArrowLink>
        </SectionHead>
        {allMember.nodes.length > 0 ? <Names members={allMember.nodes} /> : <p>{strings.noMembers}</p>}
      </section>
      {page && (
        <div className={`wrap ${styles.text}`}>
          <ArticleGrid body={page.body} lead="" lang={foreignLang(page.langcode)} />
        </div>
      )}
      <Call />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const { promoted, withCover } = data
  const picture = (promoted.nodes[0] ?? withCover.nodes[0])?.image?.file?.childImageSharp?.gatsbyImageData
  return <PageMeta title={strings.title} path={location.pathname} image={picture?.images.fallback?.src} />
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
        ...Prose
      }
    }
    promoted: allActionProject(
      filter: { promote: { eq: true }, image: { file: { id: { ne: null } } } }
      sort: [{ start: DESC }, { number: DESC }]
      limit: 1
    ) {
      nodes {
        ...Hero
      }
    }
    withCover: allActionProject(filter: { image: { file: { id: { ne: null } } } }, sort: [{ start: DESC }, { number: DESC }], limit: 1) {
      nodes {
        ...Hero
      }
    }
    allPublication(sort: [{ date: DESC }, { number: DESC }], limit: 4) {
      nodes {
        path
        ...PublicationCard
      }
    }
    allActionProject(sort: [{ start: DESC }, { number: DESC }], limit: 4) {
      nodes {
        ...ActionCard
      }
    }
    allMember {
      nodes {
        ...Name
      }
      regions: distinct(field: { region: SELECT })
    }
  }
`

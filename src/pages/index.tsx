import { graphql, type HeadProps, type PageProps } from "gatsby"
import { actionItems } from "#features/actions/action-items.tsx"
import { Hero } from "#features/home/hero.tsx"
import { Names } from "#features/home/names.tsx"
import { LatestPublications } from "#features/publications/latest-publications.tsx"
import { home as strings } from "#lib/strings/en/home.ts"
import { isProseTree } from "#lib/prose-tree.ts"
import { foreignLang } from "#lib/text.ts"
import { ArrowLink } from "#ui/arrow-link.tsx"
import { Call } from "#ui/call.tsx"
import { Masonry } from "#ui/masonry.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { Prose } from "#ui/prose.tsx"
import { SectionHead } from "#ui/section-head.tsx"
import * as styles from "./index.module.css"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { site, page, promoted, withCover, allPublication, allActionProject, allMember } = data
  return (
    <>
      <Hero
        tagline={site?.siteMetadata.tagline ?? ""}
        lead={page?.summary ?? ""}
        practices={allMember.nodes.length}
        regions={allMember.regions.length}
        shown={promoted.nodes[0] ?? withCover.nodes[0] ?? null}
      />
      <section className={`wrap ${styles.section}`} aria-labelledby="latest">
        <SectionHead id="latest" title={strings.latest} />
        <LatestPublications publications={allPublication.nodes} />
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
      {page && isProseTree(page.body.tree) && (
        <section className={`wrap ${styles.section}`}>
          <div className={styles.text}>
            <Prose nodes={page.body.tree} pictures={page.body.pictures} lang={foreignLang(page.langcode)} />
          </div>
        </section>
      )}
      <Call />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const { promoted, withCover } = data
  const picture = (promoted.nodes[0] ?? withCover.nodes[0])?.image?.file?.childImageSharp?.gatsbyImageData
  return <PageMeta title={data.site?.siteMetadata.tagline ?? ""} path={location.pathname} image={picture?.images.fallback?.src} />
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

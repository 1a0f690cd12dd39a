import { graphql, useStaticQuery } from "gatsby"

/** The facts of the whole site, in one query: each static query is a request of its own when a page loads. */
export function useSite() {
  const { site, siteBuildMetadata, siteFacts } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          title
          tagline
          description
          siteUrl
          version
          association {
            name
            description
            street
            postalCode
            locality
            country
            phone
            fax
            mail
          }
        }
      }
      siteBuildMetadata {
        buildTime(formatString: "YYYY")
      }
      siteFacts {
        hasJoinPage
        hasPublicEvents
      }
    }
  `)
  if (site === null) throw new Error("gatsby-config.ts has no siteMetadata.")
  return {
    ...site.siteMetadata,
    year: siteBuildMetadata?.buildTime ?? "",
    hasJoinPage: siteFacts?.hasJoinPage === true,
    hasPublicEvents: siteFacts?.hasPublicEvents === true,
  }
}

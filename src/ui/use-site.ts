import { graphql, useStaticQuery } from "gatsby"
import { words } from "#lib/strings/words.ts"

/** The facts of the whole site, in one query: each static query is a request of its own when a page loads. */
export function useSite() {
  const { site, siteBuildMetadata, siteFacts } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          title
          siteUrl
          version
          association {
            name
            street
            postalCode
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
  const { association, ...metadata } = site.siteMetadata
  const { association: description, locality, country, ...texts } = words.site
  return {
    ...metadata,
    ...texts,
    association: { ...association, description, locality, country },
    year: siteBuildMetadata?.buildTime ?? "",
    hasJoinPage: siteFacts?.hasJoinPage === true,
    hasPublicEvents: siteFacts?.hasPublicEvents === true,
  }
}

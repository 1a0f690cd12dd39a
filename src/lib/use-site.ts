import { graphql, useStaticQuery } from "gatsby"
import { inLanguage } from "#contract/languages.ts"
import { language } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"

/** One query has the facts of the whole site, because each static query is a request of its own when a page loads. */
export function useSite() {
  const { site, siteBuildMetadata, allSiteFacts } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          title
          siteUrl
          version
          association {
            name
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
      allSiteFacts {
        nodes {
          language
          hasPublicEvents
          aboutPath
          legalPath
          joinPath
          clientsPath
          pressPath
        }
      }
    }
  `)
  const facts = allSiteFacts.nodes.find((one) => one.language === language)
  if (site === null) throw new Error("gatsby-config.ts has no siteMetadata.")
  const { association, ...metadata } = site.siteMetadata
  const { association: description, street, locality, country, ...texts } = words.site
  return {
    ...metadata,
    ...texts,
    association: { ...association, description, street, locality, country },
    year: siteBuildMetadata?.buildTime ?? "",
    hasPublicEvents: facts?.hasPublicEvents === true,
    aboutPath: facts?.aboutPath ?? inLanguage(language, "/about-us/"),
    legalPath: facts?.legalPath ?? inLanguage(language, "/legal/"),
    /** A page that the site lacks is null. */
    joinPath: facts?.joinPath ?? null,
    clientsPath: facts?.clientsPath ?? null,
    pressPath: facts?.pressPath ?? null,
  }
}

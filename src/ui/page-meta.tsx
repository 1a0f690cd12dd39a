import { graphql, useStaticQuery } from "gatsby"

type PageMetaProps = {
  readonly title: string
  /** The page's public path; its canonical address needs the site's, so without that there is none. */
  readonly path: string
  readonly description?: string | undefined
  /** Root-relative address of the picture that stands for the page elsewhere. */
  readonly image?: string | undefined
}

/** What a page says about itself to browsers, search engines and those it is shared with; for Gatsby's `Head`. */
export function PageMeta({ title, path, description, image }: PageMetaProps) {
  const { site } = useStaticQuery<Queries.PageMetaQuery>(graphql`
    query PageMeta {
      site {
        siteMetadata {
          title
          description
          siteUrl
        }
      }
    }
  `)
  if (site === null) return null
  const { title: siteTitle, description: siteDescription, siteUrl } = site.siteMetadata
  const summary = description || siteDescription
  const absolute = (address: string) => siteUrl && siteUrl.replace(/\/$/, "") + address
  const shared = {
    site_name: siteTitle,
    title,
    description: summary,
    url: absolute(path),
    image: absolute(image ?? "/logo/logo-fr-652x162.png"),
  }
  return (
    <>
      <title>{`${title} - ${siteTitle}`}</title>
      <meta name="description" content={summary} />
      {shared.url && <link rel="canonical" href={shared.url} />}
      {Object.entries(shared).map(([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />)}
    </>
  )
}

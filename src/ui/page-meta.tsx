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
  return (
    <>
      <title>{`${title} - ${siteTitle}`}</title>
      <meta name="description" content={summary} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      {siteUrl && <link rel="canonical" href={absolute(path, siteUrl)} />}
      {siteUrl && <meta property="og:url" content={absolute(path, siteUrl)} />}
      {siteUrl && <meta property="og:image" content={absolute(image ?? "/logo/logo-fr-652x162.png", siteUrl)} />}
    </>
  )
}

function absolute(path: string, siteUrl: string): string {
  return siteUrl.replace(/\/$/, "") + path
}

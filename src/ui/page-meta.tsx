import { graphql, useStaticQuery } from "gatsby"

type PageMetaProps = {
  readonly title: string
  /** The page's public path. Without the site's address there is no canonical one. */
  readonly path: string
  readonly description?: string | undefined
  readonly picture?: Queries.PictureFragment | null | undefined
}

export function PageMeta({ title, path, description, picture }: PageMetaProps) {
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
  const image = picture?.file?.childImageSharp?.gatsbyImageData.images
  const absolute = (address: string) => siteUrl && siteUrl.replace(/\/$/, "") + address
  const shared = {
    site_name: siteTitle,
    title,
    description: summary,
    url: absolute(path),
    image: absolute(image?.fallback?.src ?? "/logo/logo-fr-652x162.png"),
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

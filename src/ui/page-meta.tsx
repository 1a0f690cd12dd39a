import { graphql } from "gatsby"
import { useSite } from "./use-site.ts"

type PageMetaProps = {
  readonly title: string
  /** The page's public path. Without the site's address there is no canonical one. */
  readonly path: string
  readonly description?: string | undefined
  readonly picture?: Queries.SocialPictureFragment | null | undefined
}

export function PageMeta({ title, path, description, picture }: PageMetaProps) {
  const { title: siteTitle, description: siteDescription, siteUrl } = useSite()
  const summary = description || siteDescription
  const absolute = (address: string) => siteUrl && siteUrl.replace(/\/$/, "") + address
  const shared = {
    site_name: siteTitle,
    title,
    description: summary,
    url: absolute(path),
    image: absolute(picture?.file?.childImageSharp?.resize?.src ?? "/logo/logo-fr-652x162.png"),
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

// Some readers of shared links know JPEG and PNG alone.
export const fragment = graphql`
  fragment SocialPicture on Picture {
    file {
      childImageSharp {
        resize(width: 1200, toFormat: JPG, jpegQuality: 75, background: "#fff") {
          src
        }
      }
    }
  }
`

import type { Langcode } from "#contract/fields.ts"
import { defaultVersion, versionsOf, type ShownPage, type Version } from "#lib/content/versions.ts"
import { language } from "#lib/strings/language.ts"
import { useSite } from "#lib/use-site.ts"

type PageMetaProps = {
  readonly title: string
  /** Without the site's address, no path is canonical. */
  readonly page: ShownPage
  readonly description?: string | undefined
  /** By default these are the languages that the page has. */
  readonly versions?: readonly Version[]
}

/** Readers of `og:locale` know Belgium's French and Dutch, but not its English. */
const locales: Readonly<Record<Langcode, string>> = { en: "en_GB", fr: "fr_BE", nl: "nl_BE" }

export function PageMeta({ title, page, description, ...others }: PageMetaProps) {
  const { title: siteTitle, description: siteDescription, siteUrl } = useSite()
  const whole = `${title} - ${siteTitle}`
  // Machines read the page that the build wrote. webpack leaves the rest out of the scripts.
  if (process.env.BUILD_STAGE === "build-javascript") return <title>{whole}</title>
  const { versions = versionsOf(page) } = others
  const summary = description || siteDescription
  const absolute = (address: string) => siteUrl && siteUrl.replace(/\/$/, "") + address
  const shared = {
    site_name: siteTitle,
    title,
    description: summary,
    url: absolute(page.location.pathname),
    locale: locales[language],
  }
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={summary} />
      {shared.url && <link rel="canonical" href={shared.url} />}
      {versions.length > 1 &&
        [...versions.map((version) => ({ ...version, name: version.language })), { name: "x-default", path: defaultVersion(versions) }].map(
          ({ name, path: other }) => <link key={name} rel="alternate" hrefLang={name} href={absolute(other) || other} />,
        )}
      {Object.entries(shared).map(([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />)}
    </>
  )
}

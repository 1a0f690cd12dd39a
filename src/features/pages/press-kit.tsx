import { graphql } from "gatsby"
import { Downloads } from "#ui/text/downloads.tsx"
import { language } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"

/** Logos come from static/logo/. Pictures are shown as they were uploaded, with their credits. */
export function PressKit({ page: { langcode, gallery } }: { readonly page: Queries.PressKitFragment }) {
  const logos = [
    { name: words.press.logo, file: "g30.svg" },
    { name: words.press.logoOnDark, file: "g30-on-dark.svg" },
    { name: words.press.logoAsPicture, file: "logo-fr-652x162.png" },
  ].map(({ name, file }) => ({
    description: name,
    filename: file,
    size: null,
    langcode: language,
    versions: [],
    file: { publicURL: `/logo/${file}` },
  }))
  const pictures = gallery.flatMap(({ title, alt, file }) =>
    file === null ? [] : [{ description: title || alt, filename: file.base, size: file.size, langcode, versions: [], file }],
  )
  return <Downloads attachments={[...logos, ...pictures]} />
}

export const fragment = graphql`
  fragment PressKit on Page {
    langcode
    gallery {
      alt
      title
      file {
        base
        size
        publicURL
      }
    }
  }
`

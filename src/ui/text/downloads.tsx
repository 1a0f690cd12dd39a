import { graphql } from "gatsby"
import { Fragment } from "react"
import { isLanguage, nativeNames } from "#contract/languages.ts"
import { foreignLang } from "#lib/strings/language.ts"
import * as styles from "./downloads.module.css"
import { Icon } from "#ui/pictures/icon.tsx"
import { LanguageMark } from "#ui/text/language-mark.tsx"
import { words } from "#lib/strings/words.ts"

const arrowDown = "M10 3v10M6 9l4 4 4-4M4 17h12"

/** A file whose size nobody knows shows its kind alone. */
type OfferedFile = Omit<Queries.DownloadFragment, "size"> & { readonly size: number | null }

export function Downloads({ attachments }: { readonly attachments: readonly OfferedFile[] }) {
  const downloads = attachments.flatMap((attachment) => {
    const address = attachment.file?.publicURL
    return address ? [{ ...attachment, address }] : []
  })
  if (downloads.length === 0) return null
  return (
    <section aria-labelledby="downloads">
      <h2 className={styles.title} id="downloads">
        {words.downloads.title}
      </h2>
      <ul className="ruled">
        {downloads.map(({ address, description, filename, size, langcode, versions }) => (
          <li key={address}>
            <a className={styles.link} href={address} download={filename}>
              <Icon path={arrowDown} />
              <span lang={foreignLang(langcode)}>{description || filename}</span>
              <small className={styles.size}>
                {versions.length === 0 && foreignLang(langcode) !== undefined && (
                  <>
                    <LanguageMark langcode={langcode} />,{" "}
                  </>
                )}
                {fileFacts(filename, size)}
              </small>
            </a>
            <Versions versions={versions} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One file may serve several languages. */
function Versions({ versions }: Pick<Queries.DownloadFragment, "versions">) {
  const languageVersions = versions.flatMap(({ file, ...version }) => (file?.publicURL ? [{ ...version, address: file.publicURL }] : []))
  if (languageVersions.length < 2) return null
  return (
    <ul className={`cluster ${styles.versions}`} aria-label={words.frame.languages}>
      {languageVersions.map(({ languages, filename, size, address }) => (
        <li key={address}>
          <a className={styles.version} href={address} download={filename} hrefLang={languages[0]} title={fileFacts(filename, size)}>
            {languages.filter(isLanguage).map((code, index) => (
              <Fragment key={code}>
                {index > 0 && ", "}
                <abbr lang={code} title={nativeNames[code]}>
                  {code.toUpperCase()}
                </abbr>
              </Fragment>
            ))}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** 1 kB is 1000 bytes: "PDF, 420 kB". */
function fileFacts(filename: string, bytes: number | null): string {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toUpperCase()
  return [extension, bytes !== null && sizeInWords(bytes)].filter(Boolean).join(", ")
}

function sizeInWords(bytes: number): string {
  return bytes < 999_500 ? words.downloads.kilobytes(Math.max(1, Math.round(bytes / 1000))) : words.downloads.megabytes(bytes / 1_000_000)
}

export const fragment = graphql`
  fragment Download on Attachment {
    description
    filename
    size
    langcode
    file {
      publicURL
    }
    versions {
      languages
      filename
      size
      file {
        publicURL
      }
    }
  }
`

import { graphql } from "gatsby"
import * as styles from "./downloads.module.css"
import { Icon } from "./icon.tsx"
import { words } from "#lib/strings/words.ts"

const arrowDown = "M10 3v10M6 9l4 4 4-4M4 17h12"

export function Downloads({
  attachments,
  lang,
}: {
  readonly attachments: readonly Queries.DownloadFragment[]
  readonly lang?: string | undefined
}) {
  const offered = attachments.flatMap((attachment) => {
    const address = attachment.file?.publicURL
    return address ? [{ ...attachment, address }] : []
  })
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="downloads">
      <h2 className={styles.title} id="downloads">
        {words.downloads.title}
      </h2>
      <ul className={styles.list}>
        {offered.map(({ address, description, filename, size }) => (
          <li key={address}>
            <a className={styles.link} href={address} download={filename}>
              <Icon path={arrowDown} />
              <span lang={lang}>{description || filename}</span>
              <small className={styles.size}>{fileFacts(filename, size)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "PDF, 420 kB". 1 kB is 1000 bytes. */
function fileFacts(filename: string, bytes: number): string {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toUpperCase()
  const size =
    bytes < 999_500 ? words.downloads.kilobytes(Math.max(1, Math.round(bytes / 1000))) : words.downloads.megabytes(bytes / 1_000_000)
  return [extension, size].filter(Boolean).join(", ")
}

export const fragment = graphql`
  fragment Download on Attachment {
    description
    filename
    size
    file {
      publicURL
    }
  }
`

import { columns, PAGE } from "#ui/picture-sizes.ts"
import * as styles from "./latest-publications.module.css"
import { PublicationCard } from "./publication-card.tsx"
import { words } from "#lib/strings/words.ts"

const lead = { card: styles.lead }
const row = {
  card: styles.row,
  media: styles.rowMedia,
  picture: styles.rowPicture,
  text: styles.rowText,
  meta: styles.rowMeta,
  summary: styles.rowSummary,
}

export function LatestPublications({ publications }: { readonly publications: readonly Queries.PublicationCardFragment[] }) {
  const [latest, ...others] = publications
  if (!latest) return <p>{words.home.nothingPublished}</p>
  return (
    <>
      <PublicationCard publication={latest} look={lead} sizes={`(min-width: 64rem) ${columns(8)}, ${PAGE}`} />
      {others.length > 0 && (
        <ol className={styles.index}>
          {others.map((publication) => (
            <li key={publication.path} className={styles.entry}>
              <PublicationCard
                publication={publication}
                look={row}
                sizes={`(min-width: 64rem) ${columns(2)}, (min-width: 48rem) ${columns(3)}, ${columns(4)}`}
              />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

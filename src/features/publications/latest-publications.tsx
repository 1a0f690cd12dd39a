import { columns, PAGE } from "#ui/pictures/picture-sizes.ts"
import * as styles from "./latest-publications.module.css"
import { PublicationCard } from "./publication-card.tsx"
import { language } from "#lib/strings/language.ts"
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
  if (publications.length === 0) return <p>{words.home.nothingPublished}</p>
  // A publication without a text in the page's language doesn't lead the page.
  const latest = publications[0]?.langcode === language ? publications[0] : undefined
  const others = publications.filter((publication) => publication !== latest)
  return (
    <>
      {latest && <PublicationCard publication={latest} look={lead} sizes={`(min-width: 64rem) ${columns(8)}, ${PAGE}`} />}
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

import { SectionHead } from "#ui/page/section-head.tsx"
import { PublicationRows } from "./publication-row.tsx"
import { words } from "#lib/strings/words.ts"

export function RelatedReading({ publications }: { readonly publications: readonly Queries.PublicationRowFragment[] }) {
  if (publications.length === 0) return null
  return (
    <section className="last-part unprinted" aria-labelledby="related">
      <SectionHead id="related" title={words.publication.related} />
      <PublicationRows publications={publications} level={3} />
    </section>
  )
}

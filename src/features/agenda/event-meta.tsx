import { graphql } from "gatsby"
import type { Version } from "#lib/content/versions.ts"
import { PageMeta } from "#ui/page-meta.tsx"
import { words } from "#lib/strings/words.ts"

type EventMetaProps = { readonly event: Queries.EventMetaFragment; readonly path: string; readonly versions: readonly Version[] }

export function EventMeta({ event, path, versions }: EventMetaProps) {
  return (
    <>
      <PageMeta title={event.title} description={event.summary} path={path} versions={versions} />
      <link rel="alternate" type="text/calendar" title={words.event.add} href={`${event.path}event.ics`} />
    </>
  )
}

export const fragment = graphql`
  fragment EventMeta on Event {
    title
    path
    summary
  }
`

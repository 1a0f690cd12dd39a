import { NotFound } from "#ui/not-found.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { words } from "#lib/strings/words.ts"

export default function NotFoundPage() {
  return <NotFound />
}

export function Head() {
  return <PageMeta title={words.notFound.title} path="/404/" />
}

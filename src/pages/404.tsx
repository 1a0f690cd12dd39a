import { notFound } from "#lib/strings/not-found.ts"
import { NotFound } from "#ui/not-found.tsx"
import { PageMeta } from "#ui/page-meta.tsx"

export default function NotFoundPage() {
  return <NotFound />
}

export function Head() {
  return <PageMeta title={notFound.title} path="/404/" />
}

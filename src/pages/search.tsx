import type { HeadProps } from "gatsby"
import { SearchScreen } from "#features/search/search-screen.tsx"
import { words } from "#lib/strings/words.ts"
import { PageHead } from "#ui/page/page-head.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"

export default function SearchPage() {
  return (
    <div className="wrap">
      <PageHead title={words.search.title}>{words.search.lead}</PageHead>
      <SearchScreen />
    </div>
  )
}

export function Head(page: HeadProps) {
  return <PageMeta title={words.search.title} description={words.search.lead} page={page} />
}

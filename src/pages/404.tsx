import type { HeadProps } from "gatsby"
import { inLanguage, languages, notFoundPath } from "#contract/languages.ts"
import { own } from "#lib/navigation/own-address.ts"
import { language } from "#lib/strings/language.ts"
import { notFoundElsewhere } from "#lib/strings/not-found-elsewhere.ts"
import { useLoaded } from "#lib/use-loaded.ts"
import { Link } from "#ui/link.tsx"
import { NotFound } from "#ui/not-found.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { words } from "#lib/strings/words.ts"
// The sheet of a part that loads by itself would be one more request, so the page has it.
import "#features/search/closest-pages.module.css"

export default function NotFoundPage() {
  return (
    <NotFound below={<Closest />}>
      {/* A static host may show this page for addresses of all languages. */}
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <p key={each} lang={each}>
            {notFoundElsewhere[each].text}{" "}
            <Link to={inLanguage(each, "/")} hrefLang={each}>
              {notFoundElsewhere[each].home}
            </Link>
          </p>
        ))}
    </NotFound>
  )
}

const readClosest = async () =>
  (await import(/* webpackChunkName: "closest-pages" */ "#features/search/closest-pages.tsx")).readClosestPages()

/** The search comes after the page. If it doesn't, the page has its other links. */
function Closest() {
  const { state } = useLoaded(readClosest, true)
  return state.kind === "ready" ? <>{state.value}</> : null
}

export function Head(page: HeadProps) {
  return <PageMeta title={words.notFound.title} page={{ ...page, location: { pathname: own(notFoundPath) } }} />
}

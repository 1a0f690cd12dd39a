import type { HeadProps } from "gatsby"
import { LateClosestPages } from "#features/search/late-closest-pages.tsx"
import { inLanguage, languages, notFoundPath } from "#contract/languages.ts"
import { own } from "#lib/navigation/own-address.ts"
import { language } from "#lib/strings/language.ts"
import { notFoundElsewhere } from "#lib/strings/not-found-elsewhere.ts"
import { Link } from "#ui/controls/link.tsx"
import { NotFound } from "#ui/states/not-found.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { words } from "#lib/strings/words.ts"

export default function NotFoundPage() {
  return (
    <NotFound below={<LateClosestPages />}>
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

export function Head(page: HeadProps) {
  return <PageMeta title={words.notFound.title} page={{ ...page, location: { pathname: own(notFoundPath) } }} />
}

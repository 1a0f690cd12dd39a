import type { GatsbyBrowser } from "gatsby"
import { CookieBanner } from "#features/consent/cookie-banner.tsx"
import { SiteLayout } from "#features/navigation/site-layout.tsx"
import "#styles/tokens.css"
import "#styles/base.css"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <SiteLayout messages={<CookieBanner />}>{element}</SiteLayout>
)

import { lazy, Suspense, type ComponentType } from "react"
import { own } from "#lib/navigation/own-address.ts"
import { isFirstFailure } from "#lib/navigation/reloads.ts"
import { withRetries } from "#lib/retry.ts"
import { Button } from "#ui/controls/button.tsx"
import { Notice } from "#ui/states/notice.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import * as styles from "./auth-page.module.css"
import { JoinHint } from "./join-hint.tsx"
// Gatsby puts only the sheets of a page's own chunk into its HTML. The page needs these too before its late chunk has loaded.
import "#ui/forms/field.module.css"
import "#ui/forms/form.module.css"
import "#ui/forms/password-field.module.css"
import "./auth-title.module.css"
import "./link-row.module.css"
import "./recovery/password-strength.module.css"
import { loadAccountWords } from "#lib/strings/load-words.ts"
import { words } from "#lib/strings/words.ts"

const picture = "/pictures/spiral-stair"

/** The screen's script loads after the page. The built HTML shows the screen meanwhile. */
export function authPage(load: () => Promise<ComponentType>): ComponentType {
  const screen = loadWithWords(load).catch((error: unknown): ComponentType => {
    if (isFirstFailure(error)) window.location.reload()
    // Otherwise React would unmount the whole page.
    return NotLoaded
  })
  const Screen = lazy(async () => ({ default: await screen }))
  return function AuthPage() {
    return (
      <div className={`wrap grid ${styles.frame}`}>
        <div className={styles.side}>
          <Suspense fallback={<div className={styles.waiting} />}>
            <Screen />
          </Suspense>
          <noscript>
            <p>{words.accountPage.needsScripts}</p>
          </noscript>
          <JoinHint />
        </div>
        <div className={styles.media}>
          <picture>
            <source type="image/webp" srcSet={`${picture}-900.webp 900w, ${picture}-1800.webp 1800w`} sizes="max(55vw, 100vh)" />
            {/* A narrow screen hides the picture, and a lazy one doesn't load there. */}
            <img
              className={styles.picture}
              src={`${picture}-900.jpg`}
              alt={words.accountPage.picture}
              width={900}
              height={900}
              loading="lazy"
            />
          </picture>
        </div>
      </div>
    )
  }
}

async function loadWithWords(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [screen] = await Promise.all([withRetries(load), loadAccountWords()])
  return screen
}

export function AuthMeta({ title, path }: { readonly title: string; readonly path: string }) {
  return (
    <>
      <PageMeta title={title} page={{ location: { pathname: own(path) }, pageContext: null }} versions={[]} />
      <meta name="robots" content="noindex" />
    </>
  )
}

function NotLoaded() {
  return (
    <>
      <Notice title={words.accountPage.late.failed} tone="error" role="alert">
        <p>{words.accountPage.late.hint}</p>
      </Notice>
      <Button size="large" onClick={() => window.location.reload()}>
        {words.accountPage.late.reload}
      </Button>
    </>
  )
}

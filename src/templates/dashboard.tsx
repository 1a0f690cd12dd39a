import type { HeadProps, PageProps } from "gatsby"
import { isEditOfNothing } from "#contract/screens.ts"
import { screenTitle } from "#features/navigation/screen-title.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { LoadedScreen, ScreenWaiting } from "#ui/states/loaded-screen.tsx"
import { NotFound } from "#ui/states/not-found.tsx"
import * as styles from "./dashboard.module.css"
import { words } from "#lib/strings/words.ts"

const importDashboard = async () => (await import(/* webpackChunkName: "members-area" */ "#dashboard/load-dashboard.ts")).loadDashboard()

/** The built page is the same for everyone, and the browser draws the screen. */
export default function DashboardPage({ location }: PageProps) {
  const isNothing = useInBrowser(() => isEditOfNothing(location.pathname))
  if (isNothing === true) return <NotFound />
  return (
    <div className={styles.page}>
      {isNothing === undefined ? (
        // Nothing loads until the browser has read the address.
        <ScreenWaiting />
      ) : (
        <LoadedScreen load={importDashboard}>{({ Dashboard }) => <Dashboard />}</LoadedScreen>
      )}
      <noscript>
        <p className="wrap">{words.dashboard.needsScripts}</p>
      </noscript>
    </div>
  )
}

/** Gatsby sets this title at each move, from the address. react-helmet then sets the title of the loaded screen. */
export function Head({ location }: HeadProps) {
  return (
    <>
      <title>{words.dashboard.titleOf(screenTitle(location.pathname))}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

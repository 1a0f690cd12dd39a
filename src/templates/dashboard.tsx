import type { HeadProps } from "gatsby"
import { screenOf } from "#contract/screens.ts"
import { dashboard, postList } from "#lib/strings/en/dashboard.ts"
import { LoadedScreen } from "#ui/loaded-screen.tsx"
import * as styles from "./dashboard.module.css"

const importDashboard = () => import(/* webpackChunkName: "dashboard" */ "#app/dashboard.tsx").then(({ Dashboard }) => ({ Dashboard }))

/** The shell of every screen for signed-in people: the built page is the same for everyone, and the screen is drawn in the browser. */
export default function DashboardPage() {
  return (
    <div className={styles.page}>
      <LoadedScreen load={importDashboard}>{({ Dashboard }) => <Dashboard />}</LoadedScreen>
      <noscript>
        <p className="wrap">{dashboard.needsScripts}</p>
      </noscript>
    </div>
  )
}

/** react-helmet gives the title of what the screen shows; Gatsby sets this one at each move, so that it says as much as an address does. */
export function Head({ location }: HeadProps) {
  return (
    <>
      <title>{dashboard.titleOf(titleAt(location.pathname))}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

function titleAt(path: string): string {
  const screen = screenOf(path)
  if (screen?.kind === "list" && screen.of === "post") return postList.title
  return screen?.kind === "edit" && screen.of === "people" ? dashboard.editProfile : dashboard.title
}

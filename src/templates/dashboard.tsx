import type { HeadProps } from "gatsby"
import { screenOf } from "#contract/screens.ts"
import { dashboard, postList } from "#lib/strings/en/dashboard.ts"
import { useChunk } from "#lib/use-chunk.ts"
import { Failed } from "#ui/failed.tsx"
import { ScreenFrame } from "#ui/screen-frame.tsx"
import { Waiting } from "#ui/waiting.tsx"
import * as styles from "./dashboard.module.css"

const importDashboard = () => import(/* webpackChunkName: "dashboard" */ "#app/dashboard.tsx").then(({ Dashboard }) => ({ Dashboard }))

/** The shell of every screen for signed-in people: the built page is the same for everyone, and the screen is drawn in the browser. */
export default function DashboardPage() {
  return (
    <div className={styles.page}>
      <DashboardContent />
      <noscript>
        <p className="wrap">{dashboard.needsScripts}</p>
      </noscript>
    </div>
  )
}

function DashboardContent() {
  const chunk = useChunk(importDashboard)
  if (chunk.kind === "failed") {
    const { title, text } = dashboard.chunkFailed
    return (
      <ScreenFrame>
        <Failed title={title} text={text} detail={chunk.message} onRetry={loadAnew} />
      </ScreenFrame>
    )
  }
  if (chunk.kind === "waiting") {
    return (
      <ScreenFrame>
        <Waiting label={dashboard.loading} />
      </ScreenFrame>
    )
  }
  return <chunk.value.Dashboard />
}

function loadAnew(): void {
  window.location.reload()
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

import type { HeadProps } from "gatsby"
import { screenOf } from "#contract/screens.ts"
import { dashboard, postList } from "#lib/strings/en/dashboard.ts"
import { useChunk } from "#lib/use-chunk.ts"
import { Failed } from "#ui/failed.tsx"
import { Waiting } from "#ui/waiting.tsx"
import * as styles from "./dashboard.module.css"

const importDashboard = () => import(/* webpackChunkName: "dashboard" */ "#app/dashboard.tsx").then(({ Dashboard }) => Dashboard)

/** The shell of every screen for signed-in people: the built page is the same for everyone, and the screen is drawn in the browser. */
export default function DashboardPage() {
  const chunk = useChunk(importDashboard)
  return (
    <div className={`wrap ${styles.page}`}>
      <DashboardContent chunk={chunk} />
      <noscript>
        <p>{dashboard.needsScripts}</p>
      </noscript>
    </div>
  )
}

type DashboardContentProps = { readonly chunk: ReturnType<typeof useChunk<Awaited<ReturnType<typeof importDashboard>>>> }

function DashboardContent({ chunk }: DashboardContentProps) {
  if (chunk.kind === "failed") {
    const { title, text } = dashboard.chunkFailed
    return <Failed title={title} text={text} detail={chunk.message} onRetry={loadAnew} />
  }
  if (chunk.kind === "waiting") return <Waiting label={dashboard.loading} />
  return <chunk.value />
}

function loadAnew(): void {
  window.location.reload()
}

/** react-helmet gives the title of what the screen shows; Gatsby sets this one at each move, so that it says as much as an address does. */
export function Head({ location }: HeadProps) {
  const screen = screenOf(location.pathname)
  return (
    <>
      <title>{dashboard.titleOf(screen?.kind === "list" && screen.of === "post" ? postList.title : dashboard.title)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

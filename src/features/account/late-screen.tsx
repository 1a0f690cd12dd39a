import { lazy, type ComponentType, type LazyExoticComponent } from "react"
import { late as strings } from "#lib/strings/members-area/account.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"

/** A screen whose script loads after its page. The built HTML shows it meanwhile. */
export function lateScreen(coming: Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  // Otherwise React would unmount the whole page.
  const screen = coming.catch((): ComponentType => NotLoaded)
  return lazy(async () => ({ default: await screen }))
}

function NotLoaded() {
  return (
    <>
      <Notice title={strings.failed} tone="error" role="alert">
        <p>{strings.hint}</p>
      </Notice>
      <Button size="large" onClick={() => window.location.reload()}>
        {strings.reload}
      </Button>
    </>
  )
}

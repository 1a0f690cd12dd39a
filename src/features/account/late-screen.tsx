import { lazy, type ComponentType, type LazyExoticComponent } from "react"
import { late as strings } from "#lib/strings/members-area/account.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"

/** A screen whose script comes after its page: the HTML has it already, so that a reader sees it meanwhile. */
export function lateScreen(coming: Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  // Without this React would take the whole page away.
  const screen = coming.catch((): ComponentType => NotLoaded)
  return lazy(async () => ({ default: await screen }))
}

function NotLoaded() {
  return (
    <>
      <Notice title={strings.failed} tone="error" role="alert">
        <p>{strings.hint}</p>
      </Notice>
      <Button
        size="large"
        onClick={() => {
          window.location.reload()
        }}
      >
        {strings.reload}
      </Button>
    </>
  )
}

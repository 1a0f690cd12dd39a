import type { ReactNode } from "react"
import { dashboard } from "#lib/strings/members-area/dashboard.ts"
import { useChunk } from "#lib/use-chunk.ts"
import { Failed } from "./failed.tsx"
import { ScreenFrame } from "./screen-frame.tsx"
import { Waiting } from "./waiting.tsx"

type LoadedScreenProps<T> = {
  /** Imports the screen. Must be the same function each time, or it loads again. */
  readonly load: () => Promise<T>
  readonly children: (loaded: T) => ReactNode
}

export function LoadedScreen<T>({ load, children }: LoadedScreenProps<T>) {
  const chunk = useChunk(load)
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
  return children(chunk.value)
}

function loadAnew(): void {
  window.location.reload()
}

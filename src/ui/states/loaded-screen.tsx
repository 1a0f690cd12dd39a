import type { ReactNode } from "react"
import { useChunk } from "#lib/use-chunk.ts"
import { Failed } from "./failed.tsx"
import { ScreenFrame } from "#ui/page/screen-frame.tsx"
import { Waiting } from "./waiting.tsx"
import { words } from "#lib/strings/words.ts"

type LoadedScreenProps<T> = {
  /** Must be the same function each time, or the screen loads again. */
  readonly load: () => Promise<T>
  readonly children: (value: T) => ReactNode
}

export function LoadedScreen<T>({ load, children }: LoadedScreenProps<T>) {
  const chunk = useChunk(load)
  if (chunk.kind === "failed") {
    return (
      <ScreenFrame>
        <Failed {...words.dashboard.chunkFailed} detail={chunk.message} onRetry={() => window.location.reload()} />
      </ScreenFrame>
    )
  }
  return chunk.kind === "waiting" ? <ScreenWaiting /> : children(chunk.value)
}

export function ScreenWaiting() {
  return (
    <ScreenFrame>
      <Waiting label={words.dashboard.loading} />
    </ScreenFrame>
  )
}

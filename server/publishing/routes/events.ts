/** The stream of server-sent events: the whole status at the start and at each change. */
import { statusEvent, type PublishingStatus } from "#contract/publishing.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Clock } from "#server/publishing/builder/clock.ts"

export type Streams = ReturnType<typeof makeStreams>

export type StreamListener = {
  readonly uid: number
  readonly signal: AbortSignal
  /** Returns whether the listener may still listen: a token ends, and an account loses a role. */
  readonly isAllowed: () => boolean
}

type Source = {
  readonly clock: Clock
  readonly status: () => PublishingStatus
  readonly listen: (listener: () => void) => () => void
}

/** Milliseconds between two comment lines. Proxies end a connection that is silent for a minute. */
const heartbeat = 20_000
/** Milliseconds in which several changes become one event. */
const gathered = 50
/** Milliseconds between two events in which only counts differ. */
const countInterval = 500
const mostOfOne = 6

export function makeStreams(source: Source) {
  const open = new Map<() => void, number>()
  return {
    open: (listener: StreamListener): Response => {
      const ofOne = [...open.values()].filter((uid) => uid === listener.uid).length
      if (ofOne >= mostOfOne) {
        const detail = "You follow the publishing in as many tabs as you may. Close one of them."
        throw new Refusal(429, detail, { headers: { "Retry-After": "60" } })
      }
      let isLeft = false
      let leave = () => {}
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          const end = follow(source, listener, { send: (text) => controller.enqueue(encoder.encode(text)), end: () => leave() })
          leave = () => {
            if (!open.delete(leave)) return
            end()
            // A stream that its reader has left is closed already.
            if (!isLeft) controller.close()
          }
          open.set(leave, listener.uid)
          listener.signal.addEventListener("abort", leave, { once: true })
        },
        cancel: () => {
          isLeft = true
          leave()
        },
      })
      const headers = { "Content-Type": "text/event-stream; charset=utf-8", ...uncacheableHeaders, "X-Accel-Buffering": "no" }
      return new Response(stream, { headers })
    },
    close: (): void => {
      for (const leave of open.keys()) leave()
    },
  }
}

const encoder = new TextEncoder()

type Connection = { readonly send: (text: string) => void; readonly end: () => void }

/** Sends the status until the returned function is called. */
function follow({ clock, status, listen }: Source, { isAllowed }: StreamListener, { send, end }: Connection): () => void {
  let told = { state: "", time: 0 }
  let cancelSend: (() => void) | null = null
  let stopBeat = () => {}
  const ifAllowed = (work: () => void) => {
    if (isAllowed()) work()
    else end()
  }
  const sendStatus = () => {
    cancelSend = null
    const present = status()
    const state = stateOf(present)
    const wait = state === told.state ? told.time + countInterval - clock.now() : 0
    if (wait > 0) {
      cancelSend = clock.after(wait, sendStatus)
      return
    }
    told = { state, time: clock.now() }
    ifAllowed(() => send(`event: ${statusEvent}\ndata: ${JSON.stringify(present)}\n\n`))
  }
  const beat = () => {
    stopBeat = clock.after(heartbeat, () =>
      ifAllowed(() => {
        send(": still here\n\n")
        beat()
      }),
    )
  }
  sendStatus()
  beat()
  const ignore = listen(() => {
    cancelSend ??= clock.after(gathered, sendStatus)
  })
  return () => {
    ignore()
    stopBeat()
    cancelSend?.()
  }
}

/** The part of the status that is sent at once; the counts of a step can wait. */
function stateOf({ now, starts, builds: [last] }: PublishingStatus): string {
  const steps = now?.steps.filter(({ ended }) => ended !== null).length
  return [now?.id, now?.state, now?.changeCount, steps, starts, last?.id, last?.state].join()
}

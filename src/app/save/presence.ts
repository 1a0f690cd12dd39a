/** Tells the tabs of this browser which of them edit the same item. */
import * as v from "valibot"
import { newUuid } from "#app/resources/empty-item.ts"
import type { DraftName } from "./draft.ts"

const message = v.object({
  kind: v.picklist(["join", "here", "leave", "saved"]),
  tab: v.string(),
  uid: v.number(),
  id: v.string(),
})

export type Channel = Pick<BroadcastChannel, "postMessage" | "close"> & { onmessage: ((event: MessageEvent) => void) | null }

type Options = {
  readonly uid: number
  readonly item: DraftName
  /** Called with the number of other tabs of the same user that edit the item. */
  readonly onOthers: (count: number) => void
  /** Another tab has saved the item. */
  readonly onSaved: () => void
  readonly open?: (name: string) => Channel | null
}

export type Presence = {
  /** Tells the other tabs that this one has saved the item. */
  readonly saved: () => void
  readonly leave: () => void
}

export function joinEditors({ uid, item: { id }, onOthers, onSaved, open = openChannel }: Options): Presence {
  const channel = open("g30-editors")
  const tab = newUuid()
  const others = new Set<string>()
  const say = (kind: v.InferOutput<typeof message>["kind"]) => channel?.postMessage({ kind, tab, uid, id })
  const change = (work: () => unknown) => {
    const before = others.size
    work()
    if (others.size !== before) onOthers(others.size)
  }
  const hear = (data: unknown) => {
    const said = v.safeParse(message, data)
    if (!said.success || said.output.uid !== uid || said.output.id !== id || said.output.tab === tab) return
    const { kind, tab: other } = said.output
    if (kind === "leave") change(() => others.delete(other))
    else change(() => others.add(other))
    if (kind === "join") say("here")
    if (kind === "saved") onSaved()
  }
  const onHide = () => say("leave")
  // The page may come back from the back/forward cache.
  const onShow = () => say("join")
  const leave = () => {
    say("leave")
    window.removeEventListener("pagehide", onHide)
    window.removeEventListener("pageshow", onShow)
    channel?.close()
  }
  if (channel !== null) channel.onmessage = ({ data }) => hear(data)
  window.addEventListener("pagehide", onHide)
  window.addEventListener("pageshow", onShow)
  say("join")
  return { saved: () => say("saved"), leave }
}

function openChannel(name: string): Channel | null {
  return "BroadcastChannel" in window ? new BroadcastChannel(name) : null
}

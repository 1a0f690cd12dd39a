import * as v from "valibot"

const message = v.object({
  kind: v.picklist(["join", "here", "leave", "saved"]),
  tab: v.string(),
  uid: v.number(),
  id: v.string(),
})

export type Channel = Pick<BroadcastChannel, "postMessage" | "close"> & { onmessage: ((event: MessageEvent) => void) | null }

export type Tabs = {
  readonly others: number
  /** These tabs are open, so their drafts were not left behind and are not offered. */
  readonly openWriters: readonly string[]
}

type Options = {
  readonly uid: number
  /** The drafts of this tab's editor have the same name. */
  readonly writer: string
  /** A new item gets another name once it is stored. */
  readonly nameOf: () => string
  readonly onTabs: (tabs: Tabs) => void
  readonly onSaved: () => void
  readonly open?: (name: string) => Channel | null
}

export type Presence = {
  readonly saved: () => void
  readonly leave: () => void
}

export function joinEditors({ uid, writer, nameOf, onTabs, onSaved, open = openChannel }: Options): Presence {
  const channel = open("g30-editors")
  const tabs = new Map<string, string>()
  let lastNews = ""
  const say = (kind: v.InferOutput<typeof message>["kind"]) => channel?.postMessage({ kind, tab: writer, uid, id: nameOf() })
  const tell = () => {
    const others = [...tabs.values()].filter((id) => id === nameOf()).length
    const openWriters = [...tabs.keys()]
    const news = JSON.stringify([others, openWriters])
    if (news === lastNews || (lastNews === "" && tabs.size === 0)) return
    lastNews = news
    onTabs({ others, openWriters })
  }
  const hear = (data: unknown) => {
    const parsed = v.safeParse(message, data)
    if (!parsed.success || parsed.output.uid !== uid || parsed.output.tab === writer) return
    const { kind, tab, id } = parsed.output
    if (kind === "leave") tabs.delete(tab)
    else tabs.set(tab, id)
    tell()
    if (kind === "join") say("here")
    if (kind === "saved" && id === nameOf()) onSaved()
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
  const saved = () => {
    say("saved")
    // A new item has its name now, and another tab may have it open already.
    tell()
  }
  return { saved, leave }
}

function openChannel(name: string): Channel | null {
  return "BroadcastChannel" in window ? new BroadcastChannel(name) : null
}

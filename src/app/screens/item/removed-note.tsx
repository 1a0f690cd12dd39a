import type { Removed } from "#app/resources/save-outcome.ts"
import { removedParts as words } from "#app/strings/saving.ts"
import { Notice } from "#ui/notice.tsx"

/** Says below a field what the last save took out of its text. */
export function RemovedNote({ removed }: { readonly removed: readonly Removed[] }) {
  const counts = new Map<string, number>()
  for (const { what, count } of removed) counts.set(sortOf(what), (counts.get(sortOf(what)) ?? 0) + count)
  if (counts.size === 0) return null
  return (
    <Notice title={words.title} role="alert">
      <ul>
        {[...counts].map(([sort, count]) => (
          <li key={sort}>{partOf(sort)(count)}</li>
        ))}
      </ul>
    </Notice>
  )
}

const parts: Readonly<Record<string, (count: number) => string>> = words.parts

function partOf(sort: string): (count: number) => string {
  return parts[sort] ?? words.tag(sort)
}

const scripts = ["script", "noscript", "template"]
const embeds = ["iframe", "object", "embed", "video", "audio", "canvas", "svg", "math", "frame", "applet"]
const controls = ["form", "input", "button", "select", "textarea", "option", "label"]

/** The words' name for a tag, `tag[attribute]` or `comment`; else the tag itself. */
function sortOf(what: string): string {
  const [, tag = "", attribute] = /^([^[]*)(?:\[(.*)\])?$/.exec(what) ?? []
  if (attribute?.startsWith("on") === true || scripts.includes(tag)) return "script"
  if (attribute === "style" || attribute === "class" || tag === "style" || tag === "font") return "look"
  if (attribute === "href" || attribute === "src") return "address"
  if (attribute !== undefined) return "mark"
  if (tag === "img") return "picture"
  if (tag === "comment") return "comment"
  if (embeds.includes(tag)) return "embed"
  return controls.includes(tag) ? "control" : tag
}

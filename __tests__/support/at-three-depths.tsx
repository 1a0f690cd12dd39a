import "./browser/web.ts"
import { parseProse } from "../../src/gatsby/content/prose.ts"
import { Prose } from "#ui/prose.tsx"
import { builtAt } from "./at.tsx"
import { pasted } from "./rich-text.ts"
import { asEditor, post } from "./writing.ts"

/** What becomes of the HTML of a clipboard: in the editor, in the database, and on the built page. */
export async function atThreeDepths(clipboard: string) {
  const { html, changes, shown } = await pasted(clipboard)
  const { item, meta } = await post(asEditor(), "node--article", { attributes: { title: "A text", body: { value: html } } })
  const { body } = item.attributes
  const stored = typeof body === "object" && body !== null && "value" in body ? String(body.value) : ""
  const page = builtAt(
    "/post/a/",
    <Prose nodes={parseProse(stored, { langcode: "nl", ownHosts: [] }).tree} pictures={[]} lang={undefined} />,
  )
  return { html, changes, editor: shown.innerHTML, stored, removed: meta.removed, page: asRead(page) }
}

function asRead(html: string): string {
  return new DOMParser().parseFromString(html.replaceAll(/<!--.*?-->/g, ""), "text/html").body.innerHTML
}

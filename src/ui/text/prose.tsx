import { graphql } from "gatsby"
import { createElement, type ReactNode } from "react"
import { childrenOf, isElement, proseText, type ProseElement, type ProseNode } from "#lib/prose/tree.ts"
import { Link } from "#ui/controls/link.tsx"
import { columns, PAGE } from "#ui/pictures/picture-sizes.ts"
import { Picture } from "#ui/pictures/picture.tsx"
import * as styles from "./prose.module.css"
import * as tableStyles from "./prose-tables.module.css"
import { words } from "#lib/strings/words.ts"

const COLUMN = `(min-width: 64rem) ${columns(7)}, ${PAGE}`

type ProseProps = {
  readonly lead?: string
  readonly nodes: readonly ProseNode[]
  readonly pictures: readonly Queries.PictureFragment[]
  readonly lang: string | undefined
  readonly isNumbered?: boolean
  /** The pictures have these `sizes`, as in the attribute of `img`. */
  readonly sizes?: string
}

export function Prose({ lead, nodes, pictures, lang, isNumbered = false, sizes = COLUMN }: ProseProps) {
  return (
    <>
      {lead && (
        <p className={`lead ${styles.lead}`} lang={lang}>
          {lead}
        </p>
      )}
      <div className={styles.prose} data-numbered={isNumbered} lang={lang}>
        <ProseNodes nodes={nodes} pictures={pictures} sizes={sizes} />
      </div>
    </>
  )
}

export function ProseNodes({ nodes, pictures, sizes = COLUMN }: Pick<ProseProps, "nodes" | "pictures" | "sizes">) {
  const tables = nodes.filter((node) => isElement(node) && node[0] === "table")
  const render = (node: ProseNode, key: number): ReactNode => {
    if (!isElement(node)) return node
    const [tag, attributes] = node
    const children = childrenOf(node).map(render)
    switch (tag) {
      case "a":
        return <ProseLink key={key} {...attributes} text={proseText(node)} children={children} />
      case "img":
        return <Picture key={key} picture={pictures[Number(attributes?.picture)] ?? null} sizes={sizes} />
      case "table":
        return (
          <div
            key={key}
            className={tableStyles.scroll}
            role="region"
            tabIndex={0}
            aria-label={captionOf(node) ?? words.text.table(tables.indexOf(node) + 1)}
          >
            <table>{children}</table>
          </div>
        )
      case "years":
        return (
          <table key={key} className={tableStyles.years}>
            {children}
          </table>
        )
      default:
        return createElement(tag, { key, ...(attributes && propsOf(attributes)) }, ...children)
    }
  }
  return <>{nodes.map(render)}</>
}

const propNames: Readonly<Record<string, string>> = { rowspan: "rowSpan", colspan: "colSpan" }

/** React drops an attribute with an empty value, as HTML writes `reversed`, so that becomes true. */
function propsOf(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string | true>> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propNames[name] ?? name, name === "reversed" || value]))
}

type ProseLinkProps = {
  readonly href?: string
  readonly id?: string
  readonly rel?: string
  readonly text: string
  readonly children: ReactNode[]
}

function ProseLink({ href, text: label, children, ...attributes }: ProseLinkProps) {
  if (href === undefined) return <span {...attributes}>{children}</span>
  // The link to a note is only a number, which needs a name.
  const name = href.startsWith("#") && /^\d+$/.test(label) ? { "aria-label": words.text.note(label) } : {}
  return (
    <Link to={href} {...attributes} {...name}>
      {children}
    </Link>
  )
}

function captionOf(table: ProseElement): string | undefined {
  const caption = childrenOf(table).find((child) => isElement(child) && child[0] === "caption")
  return caption && proseText(caption)
}

export const fragment = graphql`
  fragment Prose on RichText {
    tree
    pictures {
      ...Picture
    }
  }
`

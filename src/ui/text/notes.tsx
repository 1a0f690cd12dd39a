import { childrenOf, isElement, type ProseElement, type ProseNode } from "#lib/prose/tree.ts"
import { language } from "#lib/strings/language.ts"
import { Icon } from "#ui/pictures/icon.tsx"
import * as styles from "./notes.module.css"
import { ProseNodes } from "./prose.tsx"
import { words } from "#lib/strings/words.ts"

const arrowUp = "M10 17V4M5 9l5-5 5 5"

type NotesProps = {
  readonly notes: readonly ProseElement[]
  readonly title: string | null
  readonly body: readonly ProseNode[]
  readonly lang: string | undefined
}

export function Notes({ notes, title, body, lang }: NotesProps) {
  const references = new Map(body.flatMap(referencesIn))
  if (notes.length === 0) return null
  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h2 id="notes" className={styles.title} lang={title === null ? undefined : lang}>
        {title ?? words.text.notes}
      </h2>
      <ol className={styles.list} lang={lang}>
        {notes.map((note, index) => {
          const id = note[1]?.id
          const back = references.get(`#${id ?? ""}`)
          return (
            <li key={index} id={id} className={styles.note}>
              <ProseNodes nodes={withoutBackLinks(childrenOf(note))} pictures={[]} />{" "}
              {back && (
                <a href={`#${back}`} className={`unprinted ${styles.back}`} aria-label={words.text.backToText(index + 1)} lang={language}>
                  <Icon path={arrowUp} />
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Returns target and id of each link that has an id. */
function referencesIn(node: ProseNode): [target: string, id: string][] {
  if (!isElement(node)) return []
  const { href, id } = node[1] ?? {}
  return [
    ...(node[0] === "a" && href?.startsWith("#") && id ? [[href, id] satisfies [string, string]] : []),
    ...childrenOf(node).flatMap(referencesIn),
  ]
}

function withoutBackLinks(nodes: readonly ProseNode[]): ProseNode[] {
  return nodes
    .filter((node) => !isBackLink(node))
    .map((node) => (isElement(node) && node[0] === "p" ? [node[0], node[1], ...withoutBackLinks(childrenOf(node))] : node))
}

/** Ours replaces a link back that the author made. */
function isBackLink(node: ProseNode): boolean {
  return isElement(node) && node[0] === "a" && (node[1]?.href?.startsWith("#") ?? false)
}

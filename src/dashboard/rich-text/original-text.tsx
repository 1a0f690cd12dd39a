import { DOMSerializer } from "@tiptap/pm/model"
import type { Editor } from "@tiptap/core"
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react"
import { languageOf } from "#dashboard/items/languages.ts"
import { isRichText, shownHtml } from "#dashboard/items/values.ts"
import { useOriginal } from "#dashboard/widgets/original.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Button } from "#ui/controls/button.tsx"
import { readHtml } from "./html/read.ts"
import { withSpares } from "./state/spare-paragraphs.ts"
import * as styles from "./original-text.module.css"
import * as textStyles from "./text.module.css"
import * as proseStyles from "#ui/text/prose.module.css"
import { classes } from "#lib/classes.ts"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.translations.beside

type BesideOriginalProps = { readonly name: string; readonly editor: Editor | null; readonly children: ReactNode }

/** In a narrow form a button opens the original. */
export function BesideOriginal({ name, editor, children }: BesideOriginalProps) {
  const id = useId()
  const original = useOriginal()
  const [isOpen, setIsOpen] = useState(false)
  if (original === null) return children
  const value = original.values[name]
  const langcode = languageOf(original)
  const html = isRichText(value) ? shownHtml(value) : ""
  const title = strings.title(langcode)
  return (
    <div className={styles.pair} data-pair="">
      <div className={styles.own}>{children}</div>
      <div>
        <span className={styles.toggle}>
          <Button tone="ghost" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? strings.hide : strings.show}
          </Button>
        </span>
        <section id={id} className={styles.original} data-open={isOpen} aria-label={title}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          {html === "" ? <p>{strings.empty}</p> : editor !== null && <Blocks html={html} editor={editor} lang={foreignLang(langcode)} />}
        </section>
      </div>
    </div>
  )
}

type BlocksProps = { readonly html: string; readonly editor: Editor; readonly lang: string | undefined }

/** Blocks with the same number stand beside each other. */
function Blocks({ html, editor, lang }: BlocksProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(...blocksOf(html, editor)), [html, editor])
  useEffect(() => {
    const { current } = place
    if (current === null) return undefined
    const follow = () => {
      align(current, editor.view.dom)
      mark(current, editor.state.selection.$from.index(0))
    }
    follow()
    editor.on("transaction", follow)
    // The height changes when pictures load, and with the width of the window.
    const observer = new ResizeObserver(follow)
    observer.observe(editor.view.dom)
    // The toolbar above the text may take a second row.
    const pair = current.closest("[data-pair]")
    if (pair !== null) observer.observe(pair)
    return () => {
      editor.off("transaction", follow)
      observer.disconnect()
    }
  }, [html, editor])
  return <div ref={place} className={classes(proseStyles.prose, textStyles.body)} data-original="true" lang={lang} />
}

/** Reads the HTML as the editor does, so that the blocks have the same numbers, and only restricted HTML reaches the page. */
function blocksOf(html: string, { schema }: Editor): readonly Node[] {
  const doc = withSpares(readHtml(html, schema))
  const nodes = [...DOMSerializer.fromSchema(schema).serializeFragment(doc.content).childNodes]
  for (const node of nodes) if (node instanceof Element) makeInert(node)
  return nodes
}

/** Links would lead away from the form, and ids would stand twice on the page. */
function makeInert(block: Element): void {
  for (const element of [block, ...block.querySelectorAll("*")]) {
    element.removeAttribute("href")
    element.removeAttribute("id")
  }
}

/** A block below a longer one stands at the next free place. */
function align(original: HTMLElement, text: Element): void {
  const blocks = [...original.children].filter((block) => block instanceof HTMLElement)
  for (const block of blocks) block.style.marginTop = ""
  const isBeside = original.getBoundingClientRect().left >= text.getBoundingClientRect().right
  if (!isBeside) return
  for (const [index, block] of blocks.entries()) {
    const counterpart = text.children[index]
    if (counterpart === undefined) return
    const missing = counterpart.getBoundingClientRect().top - block.getBoundingClientRect().top
    const own = Number.parseFloat(getComputedStyle(block).marginTop) || 0
    if (missing > 0) block.style.marginTop = `${own + missing}px`
  }
}

function mark(original: HTMLElement, present: number): void {
  for (const [index, block] of [...original.children].entries()) block.toggleAttribute("data-present", index === present)
}

import type { Editor } from "@tiptap/core"
import { useEditorState } from "@tiptap/react"
import { memo, useRef, useState, type FocusEvent, type KeyboardEvent } from "react"
import { Icon } from "#ui/pictures/icon.tsx"
import type { DialogName } from "../dialogs/editor-dialog.tsx"
import * as styles from "./toolbar.module.css"
import { groups, type Tool, type ToolGroup, contextGroups } from "./tools.ts"
import { appWords } from "#dashboard/strings/words.ts"

type ToolbarProps = {
  readonly editor: Editor
  /** Names the text box by id. */
  readonly controls: string
  readonly onOpen: (name: DialogName) => void
}

/** The Tab key stops once, and arrows move within. `memo` saves a third of the time of typing in a long text. */
export const Toolbar = memo(function Toolbar({ editor, controls, onOpen }: ToolbarProps) {
  const place = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(appWords.richText.tools.bold)
  const context = useEditorState({ editor, selector: () => contextGroups(editor) })
  const labels = [...groups, ...context].flatMap(({ tools }) => tools).map(({ label }) => label)
  const toolProps = { editor, onOpen, stop: labels.includes(stop) ? stop : appWords.richText.tools.bold }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") editor.commands.focus()
    else if (!moveFocus(event.key, place.current)) return
    event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setStop(target.getAttribute("data-tool") ?? stop)
  return (
    <div
      ref={place}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={appWords.richText.toolbar}
      aria-controls={controls}
      data-toolbar={controls}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div className={styles.row}>
        {groups.map((group, index) => (
          <Tools key={index} group={group} {...toolProps} />
        ))}
      </div>
      {context.length > 0 && (
        <div className={styles.row} data-context>
          {context.map((group, index) => (
            <Tools key={index} group={group} {...toolProps} />
          ))}
        </div>
      )}
    </div>
  )
})

function moveFocus(key: string, place: HTMLElement | null): boolean {
  const buttons = [...(place?.querySelectorAll("button") ?? [])]
  const now = buttons.findIndex((button) => button === document.activeElement)
  const steps: Readonly<Record<string, number>> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }
  const next = steps[key]
  if (next === undefined) return false
  buttons.at(next % buttons.length)?.focus()
  return true
}

type ToolProps = { readonly editor: Editor; readonly stop: string; readonly onOpen: (name: DialogName) => void }

function Tools({ group, ...toolProps }: ToolProps & { readonly group: ToolGroup }) {
  return (
    <div className={styles.group} {...(group.name === undefined ? {} : { role: "group", "aria-label": group.name })}>
      {group.tools.map((tool) => (
        <ToolButton key={tool.label} tool={tool} {...toolProps} />
      ))}
    </div>
  )
}

function ToolButton({ tool, editor, stop, onOpen }: ToolProps & { readonly tool: Tool }) {
  const { label, icon, letters, style, run } = tool
  const { isPressed, canRun } = useEditorState({
    editor,
    selector: () => ({ isPressed: tool.isPressed?.(editor), canRun: tool.canRun?.(editor) ?? true }),
  })
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={label}
      data-style={style}
      aria-label={style === "words" ? undefined : label}
      title={style === "words" ? undefined : label}
      aria-pressed={isPressed}
      aria-disabled={!canRun || !editor.isEditable || undefined}
      tabIndex={label === stop ? 0 : -1}
      // This keeps the selection of the text, and in Safari its focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (canRun && editor.isEditable) run(editor, onOpen)
      }}
    >
      {icon === undefined ? letters : <Icon path={icon} />}
    </button>
  )
}

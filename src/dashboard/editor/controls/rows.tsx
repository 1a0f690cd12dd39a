import { useState, type KeyboardEvent } from "react"
import type { LinkValue, PersonValue } from "#dashboard/items/values.ts"
import { frameOf, textControl, type WidgetProps } from "#dashboard/widgets/widget.tsx"
import { linkAddressOf } from "#dashboard/rich-text/links/address.ts"
import { Button } from "#ui/controls/button.tsx"
import { TextField } from "#ui/forms/field.tsx"
import { FormSection } from "#ui/forms/form.tsx"
import { Icon, plus } from "#ui/pictures/icon.tsx"
import { bin, dots } from "#dashboard/widgets/icons.ts"
import * as controls from "#dashboard/widgets/controls.module.css"
import * as styles from "./rows.module.css"
import { appWords } from "#dashboard/strings/words.ts"

const noLink: LinkValue = { uri: "", title: "" }

export function LinkWidget({ value, onChange, ...props }: WidgetProps<LinkValue | null>) {
  const link = value ?? noLink
  const put = (uri: string) => onChange(uri === "" ? null : { ...link, uri })
  const leave = () => {
    const complete = completeLink(link.uri)
    if (complete !== link.uri) put(complete)
    props.onBlur()
  }
  const control = textControl({ ...props, value: shownLink(link.uri), onChange: (text) => put(typedLink(text)), onBlur: leave })
  return <TextField {...frameOf(props)} inputMode="url" autoComplete="off" {...control} />
}

export function LinksWidget(props: WidgetProps<readonly LinkValue[]>) {
  return (
    <Rows
      {...props}
      addLabel={appWords.editorWidgets.addLink(props.field.label)}
      empty={noLink}
      nameOf={({ title, uri: address }) => title || address}
      columns={[
        { key: "title", label: appWords.lists.name },
        { key: "uri", label: appWords.richText.tools.link, inputMode: "url", read: shownLink, write: typedLink, complete: completeLink },
      ]}
    />
  )
}

export function PeopleWidget(props: WidgetProps<readonly PersonValue[]>) {
  return (
    <Rows
      {...props}
      addLabel={appWords.editorWidgets.addPerson}
      empty={{ name: "", role: "" }}
      nameOf={({ name }) => name}
      columns={[
        { key: "name", label: appWords.lists.name },
        { key: "role", label: appWords.editorWidgets.personRole },
      ]}
    />
  )
}

type Texts = Readonly<Record<string, string>>

type Column<Row extends Texts> = {
  readonly key: keyof Row & string
  readonly label: string
  readonly inputMode?: "url"
  readonly read?: (stored: string) => string
  readonly write?: (typed: string) => string
  /** Completes a text when the user leaves its control. */
  readonly complete?: (stored: string) => string
}

type RowsProps<Row extends Texts> = Pick<WidgetProps, "id" | "field" | "error" | "isReadOnly" | "onBlur"> & {
  readonly value: readonly Row[]
  readonly onChange: (rows: readonly Row[]) => void
  readonly addLabel: string
  readonly empty: Row
  readonly nameOf: (row: Row) => string
  readonly columns: readonly Column<Row>[]
}

/** The arrow keys of a row's handle move it. */
function Rows<Row extends Texts>(props: RowsProps<Row>) {
  const { id, field, value: rows, empty, addLabel, error, isReadOnly, onChange } = props
  const { announcement, move, remove } = useOrder(props)
  const nameAt = (index: number) => nameOfRow(props, index)
  return (
    <FormSection title={field.label}>
      <div id={id} className={styles.rows} tabIndex={-1} role="group" aria-label={field.label}>
        {rows.map((row, index) => (
          <div key={index} className={styles.row}>
            <Cells {...props} row={row} index={index} />
            {!isReadOnly && (
              <span className={styles.tools}>
                <Button
                  id={`${id}-move-${index}`}
                  tone="quiet"
                  size="icon"
                  aria-label={appWords.editorWidgets.move(nameAt(index))}
                  onKeyDown={(event) => move(event, index)}
                >
                  <Icon path={dots} />
                </Button>
                <Button
                  id={`${id}-remove-${index}`}
                  tone="quiet"
                  size="icon"
                  aria-label={appWords.editorWidgets.remove(nameAt(index))}
                  onClick={() => remove(index)}
                >
                  <Icon path={bin} />
                </Button>
              </span>
            )}
          </div>
        ))}
        {error !== undefined && <p className={controls.error}>{error}</p>}
        {!isReadOnly && (
          <Button id={`${id}-add`} tone="ghost" size="small" onClick={() => onChange([...rows, empty])}>
            <Icon path={plus} />
            {addLabel}
          </Button>
        )}
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </FormSection>
  )
}

const same = (text: string) => text

function Cells<Row extends Texts>(props: RowsProps<Row> & { readonly row: Row; readonly index: number }) {
  const { id, value: rows, isReadOnly, onChange, onBlur, columns, row, index } = props
  return columns.map(({ key, label, inputMode, read = same, write = same, complete }) => {
    const text = row[key] ?? ""
    const put = (next: string) => onChange(rows.with(index, { ...row, [key]: next }))
    return (
      <TextField
        key={key}
        id={`${id}-${key}-${index}`}
        label={label}
        inputMode={inputMode}
        value={read(text)}
        autoComplete="off"
        readOnly={isReadOnly}
        onChange={({ target }) => put(write(target.value))}
        onBlur={() => {
          if (complete !== undefined) put(complete(text))
          onBlur()
        }}
      />
    )
  })
}

function useOrder<Row extends Texts>(props: RowsProps<Row>) {
  const { id, value: rows, onChange } = props
  const [announcement, setAnnouncement] = useState("")
  const focus = (what: string) => requestAnimationFrame(() => document.getElementById(`${id}-${what}`)?.focus())
  const move = (event: KeyboardEvent, from: number) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0
    const [row, to] = [rows[from], from + step]
    if (step === 0) return
    event.preventDefault()
    if (row === undefined || to < 0 || to >= rows.length) return
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row))
    setAnnouncement(appWords.editorWidgets.moved(nameOfRow(props, from), to + 1, rows.length))
    focus(`move-${to}`)
  }
  const remove = (index: number) => {
    onChange(rows.toSpliced(index, 1))
    focus(rows.length === 1 ? "add" : `remove-${Math.min(index, rows.length - 2)}`)
  }
  return { announcement, move, remove }
}

function nameOfRow<Row extends Texts>({ value: rows, nameOf }: RowsProps<Row>, index: number): string {
  const row = rows[index]
  const name = row === undefined ? "" : nameOf(row).trim()
  return name === "" ? appWords.editorWidgets.unnamed(index + 1) : name
}

// Drupal stores a path of the site with the scheme `internal:`. People write the path alone.

export function shownLink(uri: string): string {
  return uri.startsWith("internal:/") ? uri.slice("internal:".length) : uri
}

export function typedLink(text: string): string {
  return text.startsWith("/") && !text.startsWith("//") ? `internal:${text}` : text
}

/** Completes `www.example.org` and mail addresses, and replaces a detour or an own page's address by the real target. */
export function completeLink(uri: string): string {
  const address = linkAddressOf(shownLink(uri))
  return address === null || address.startsWith("#") ? uri.trim() : typedLink(address)
}

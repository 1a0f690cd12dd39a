import type { WidgetProps } from "#app/widgets/widget.ts"
import type { LinkValue } from "#app/resources/values.ts"
import { editorWidgets as words } from "#app/strings/editor.ts"
import { TextField } from "#ui/field.tsx"
import { completeLink, shownLink, typedLink } from "./link-text.ts"
import { RowList } from "./row-list.tsx"

const noLink: LinkValue = { uri: "", title: "" }

/** One link without words of its own. */
export function LinkWidget({ id, name, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<LinkValue | null>) {
  const link = value ?? noLink
  const put = (uri: string) => onChange(uri === "" ? null : { ...link, uri })
  const leave = () => {
    const complete = completeLink(link.uri)
    if (complete !== link.uri) put(complete)
    onBlur()
  }
  return (
    <TextField
      id={id}
      label={field.label}
      error={error}
      name={name}
      inputMode="url"
      autoComplete="off"
      value={shownLink(link.uri)}
      readOnly={isReadOnly}
      onChange={({ target }) => put(typedLink(target.value))}
      onBlur={leave}
    />
  )
}

export function LinksWidget({ id, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<readonly LinkValue[]>) {
  return (
    <RowList
      label={field.label}
      addLabel={words.addLink(field.label)}
      rows={value}
      empty={noLink}
      nameOf={({ title, uri }) => title || uri}
      {...{ id, error, isReadOnly, onChange }}
    >
      {(link, index, change) => (
        <>
          <TextField
            id={`${id}-title-${index}`}
            label={words.linkTitle}
            value={link.title}
            autoComplete="off"
            readOnly={isReadOnly}
            onChange={({ target }) => change({ ...link, title: target.value })}
            onBlur={onBlur}
          />
          <TextField
            id={`${id}-uri-${index}`}
            label={words.linkUri}
            inputMode="url"
            value={shownLink(link.uri)}
            autoComplete="off"
            readOnly={isReadOnly}
            onChange={({ target }) => change({ ...link, uri: typedLink(target.value) })}
            onBlur={() => {
              change({ ...link, uri: completeLink(link.uri) })
              onBlur()
            }}
          />
        </>
      )}
    </RowList>
  )
}

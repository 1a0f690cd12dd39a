import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider"
import { ListBox, ListBoxItem } from "react-aria-components/ListBox"
import { Popover } from "react-aria-components/Popover"
import { classes } from "#lib/classes.ts"
import { editorWidgets as words } from "#app/strings/editor.ts"
import * as styles from "./combobox.module.css"
import type { ComboboxState, Option } from "./use-combobox.ts"

type ComboboxListProps = {
  readonly box: ComboboxState
  /** The modal dialog around the field: all that is outside of it is inert. */
  readonly dialog: HTMLElement | null
}

export function ComboboxList({ box, dialog }: ComboboxListProps) {
  return (
    <PortalProvider getContainer={() => dialog ?? document.body}>
      <Popover className={classes(styles.popover)} offset={4}>
        <ListBox<Option> className={classes(styles.list)} renderEmptyState={() => <p className={styles.none}>{box.status}</p>}>
          {(option) => (
            <ListBoxItem className={classes(styles.option)} textValue={option.label}>
              <span>{option.isNew === true ? words.create(option.label) : option.label}</span>
              {option.isNew === true ? <small>{words.createHint(box.kindLabel)}</small> : null}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </PortalProvider>
  )
}

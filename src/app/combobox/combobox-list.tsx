import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider"
import { ListBox, ListBoxItem } from "react-aria-components/ListBox"
import { Popover } from "react-aria-components/Popover"
import { classes } from "#lib/classes.ts"
import * as styles from "./combobox-list.module.css"

type ComboboxListProps<Option> = {
  /** Shown while there are no options. */
  readonly status: string
  /** The modal dialog around the field: all that is outside of it is inert. */
  readonly dialog: HTMLElement | null
  readonly show: (option: Option) => { readonly name: string; readonly label: string; readonly aside: string | null }
}

/** The options of a combobox. */
export function ComboboxList<Option extends object>({ status, dialog, show }: ComboboxListProps<Option>) {
  return (
    <PortalProvider getContainer={() => dialog ?? document.body}>
      <Popover className={classes(styles.popover)} offset={4}>
        <ListBox<Option> className={classes(styles.list)} renderEmptyState={() => <p className={styles.none}>{status}</p>}>
          {(option) => {
            const { name, label, aside } = show(option)
            return (
              <ListBoxItem className={classes(styles.option)} textValue={name}>
                <span>{label}</span>
                {aside === null ? null : <small>{aside}</small>}
              </ListBoxItem>
            )
          }}
        </ListBox>
      </Popover>
    </PortalProvider>
  )
}

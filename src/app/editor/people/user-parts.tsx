import type { KindPartProps, KindParts } from "../kind-part.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { people } from "#app/strings/people.ts"
import { AccessSection } from "./access-section.tsx"
import { BlockSection } from "./block-section.tsx"
import { DeleteSection } from "./delete-section.tsx"
import { isTexts } from "#app/resources/value-kinds.ts"
import { textWidget, widgetFor } from "#app/widgets/widget-for.tsx"
import { UserBar } from "./user-bar.tsx"
import { RolesWidget, UserMailWidget } from "./user-widgets.tsx"
import * as styles from "./people.module.css"

/** What the screen of a user has beside the form. */
export const userParts: KindParts = {
  widgets: { mail: textWidget(UserMailWidget), roles: widgetFor(isTexts, [], RolesWidget) },
  Head: UserHead,
  Below: UserSections,
  Bar: UserBar,
}

function UserHead({ item: { number, values } }: KindPartProps) {
  return <h1 className={styles.title}>{number === null ? people.create : textOf(values.name)}</h1>
}

function UserSections(props: KindPartProps) {
  const { number } = props.item
  if (number === null) return null
  return (
    <>
      <AccessSection {...props} number={number} />
      <BlockSection {...props} />
      <DeleteSection {...props} />
    </>
  )
}

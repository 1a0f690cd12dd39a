import { isAdmin } from "#contract/permissions.ts"
import { editables, lists, type Editable } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import type { KindPartProps, KindParts } from "#dashboard/editor/kind-part.ts"
import type { Item } from "#dashboard/items/item.ts"
import { isTranslation } from "#dashboard/items/languages.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { startPath } from "#lib/session/return-to.ts"
import { arrowBack, Icon } from "#ui/pictures/icon.tsx"
import { Link } from "#ui/controls/link.tsx"
import { words } from "#lib/strings/words.ts"
import * as styles from "./item-form.module.css"
import { classes } from "#lib/classes.ts"

export function titleOf({ type, number }: Item): string {
  const { label } = appWords.model.kindOf(type)
  return number === null ? appWords.editor.create(label) : appWords.editor.edit(label)
}

const noParts: Pick<KindParts, "Head" | "Tools" | "Below"> = {}

/** What a kind adds to its form is about all languages, so translations don't have it. */
export function addedParts(parts: KindParts, item: Item): typeof noParts {
  return isTranslation(item) ? noParts : parts
}

export type FormPartProps = { readonly parts: KindParts; readonly part: KindPartProps }

export function FormHead({ parts, part }: FormPartProps) {
  const { of, item } = part
  const { Head, Tools } = addedParts(parts, item)
  return (
    <>
      <div className={classes("spread", styles.top)}>
        <BackLink parts={parts} of={of} item={item} />
        {Tools !== undefined && <Tools {...part} />}
      </div>
      {Head === undefined ? <h1 className="visually-hidden">{titleOf(item)}</h1> : <Head {...part} />}
    </>
  )
}

type BackLinkProps = { readonly parts: KindParts; readonly of: Editable; readonly item: Item }

/** Members can't open some lists, and get a link to the publications instead. */
export function BackLink({ parts, of, item }: BackLinkProps) {
  const mayOpen = isAdmin(useViewer()) || lists[of] === "signed-in"
  return (
    <nav aria-label={words.frame.breadcrumb}>
      <Link className={classes("line-link", styles.back)} to={mayOpen ? listAddress(parts, of, item) : startPath()}>
        <Icon path={arrowBack} />
        {mayOpen ? (parts.listName ?? appWords.model.kindOf(editables[of]).plural) : appWords.model.kindOf("node--article").plural}
      </Link>
    </nav>
  )
}

/** Some kinds open their list at the place of the item. */
export function listAddress({ listQuery }: KindParts, of: Editable, { values }: Item): string {
  return screenPath({ kind: "list", of }) + (listQuery?.(values) ?? "")
}

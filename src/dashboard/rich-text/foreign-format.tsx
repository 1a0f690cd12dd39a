import { kindOf } from "#contract/content.ts"
import { inLanguage } from "#contract/languages.ts"
import type { Item } from "#dashboard/items/item.ts"
import { languageOf } from "#dashboard/items/languages.ts"
import { apiUrl } from "#dashboard/session/core/surroundings.ts"
import { Link } from "#ui/link.tsx"
import { Notice } from "#ui/notice.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type ForeignFormatProps = { readonly item: Item; readonly format: string }

/** Says why the user can only read a text here, and leads to the form of Drupal that changes it. */
export function ForeignFormat({ item, format }: ForeignFormatProps) {
  const { title, text, link } = appWords.richText.foreignFormat
  return (
    <Notice title={title}>
      <p>{text(format)}</p>
      {item.number !== null && (
        <p>
          <Link to={formAddress(item, item.number)} target="_blank">
            {link}
          </Link>
        </p>
      )}
    </Notice>
  )
}

/** Leads to Drupal's own form by way of its login. */
function formAddress(item: Pick<Item, "type" | "languages" | "values">, number: number): string {
  const path = kindOf(item.type).entityType === "node" ? `/node/${number}/edit` : `/taxonomy/term/${number}/edit`
  return `${apiUrl()}/user/login?destination=${inLanguage(languageOf(item), path)}`
}

import { useEffect, useState } from "react"
import type { Item } from "#app/resources/item.ts"
import { isLacking, noteLack } from "#app/session/requests/features.ts"
import { Notice } from "#ui/notice.tsx"
import { appWords } from "#app/strings/words.ts"

const name = "translations"

/** Says once a session that this back end has no translations, such as a Drupal without our module. */
export function LackingTranslations({ item: { languages, number } }: { readonly item: Pick<Item, "languages" | "number"> }) {
  const [isNews] = useState(() => !isLacking(name))
  const isLackedHere = number !== null && languages?.all === null
  useEffect(() => {
    if (isLackedHere && !isLacking(name)) noteLack(name)
  }, [isLackedHere])
  if (!isNews || !isLackedHere) return null
  return (
    <Notice title={appWords.translations.lacking.title}>
      <p>{appWords.translations.lacking.text}</p>
    </Notice>
  )
}

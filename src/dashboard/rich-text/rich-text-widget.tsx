import { useChunk } from "#lib/use-chunk.ts"
import { Notice } from "#ui/states/notice.tsx"
import { Waiting } from "#ui/states/waiting.tsx"
import type { Widget } from "#dashboard/widgets/widget.tsx"
import type { RichText } from "#dashboard/items/values.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { inLanguage } from "#contract/languages.ts"
import type { Item } from "#dashboard/items/item.ts"
import { languageOf } from "#dashboard/items/languages.ts"
import { apiUrl } from "#dashboard/session/core/browser-environment.ts"
import { Link } from "#ui/controls/link.tsx"

const ignore = () => undefined

const load = () => import(/* webpackChunkName: "rich-text" */ "./rich-text-editor.tsx")

/**
 * The code loads with the first editor. The summary passes unchanged, because it has a field of its own. A text in another format of a Drupal is
 * read-only.
 */
export const RichTextWidget: Widget<RichText> = function RichTextWidget(props) {
  const chunk = useChunk(load)
  if (chunk.kind === "failed") {
    return (
      <Notice title={props.field.label} tone="error" role="alert">
        {appWords.richText.failed}
      </Notice>
    )
  }
  if (chunk.kind === "waiting") return <Waiting label={appWords.richText.loading} />
  const { RichTextEditor } = chunk.value
  const { value, item } = props
  if (value.foreign === undefined) return <RichTextEditor {...props} />
  const foreignText = { value: value.foreign.html, summary: value.summary }
  return (
    <>
      <ForeignFormat item={item} format={value.foreign.format} />
      <RichTextEditor {...props} value={foreignText} isReadOnly onChange={ignore} />
    </>
  )
}

type ForeignFormatProps = { readonly item: Item; readonly format: string }

/** Only Drupal's own form can change such a text. */
function ForeignFormat({ item, format }: ForeignFormatProps) {
  const { title, text, link } = appWords.richText.foreignFormat
  return (
    <Notice title={title}>
      <p>{text(format)}</p>
      {item.number !== null && (
        <p>
          <Link to={`${apiUrl()}/user/login?destination=${inLanguage(languageOf(item), `/node/${item.number}/edit`)}`} target="_blank">
            {link}
          </Link>
        </p>
      )}
    </Notice>
  )
}

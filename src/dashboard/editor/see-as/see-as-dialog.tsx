import { useMemo, useState } from "react"
import { memberOf, pictureSources } from "#dashboard/preview/article-data.ts"
import { PreviewFrame } from "#dashboard/preview/preview-frame.tsx"
import { Segments } from "#dashboard/preview/segments.tsx"
import { usePictureAddresses } from "#dashboard/preview/use-picture-addresses.ts"
import { type Values, isText } from "#dashboard/items/values.ts"
import { MemberArticle } from "#features/members/member-article.tsx"
import { Dialog } from "#ui/dialogs/dialog.tsx"
import * as styles from "./see-as.module.css"
import { fieldsOf } from "#contract/content.ts"
import { anonymous, isForVisitors, may, type Viewer } from "#contract/permissions.ts"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type SeeAsDialogProps = { readonly values: Values; readonly onClose: () => void }

const type = "node--member"
/** CSS pixels. On a phone the page of a desk would be too small to read. */
const widths = { phone: 390, desk: 1200 }

/** One of three watchers sees the page. Marks and words show the differences to what visitors see. */
export function SeeAsDialog({ values, onClose }: SeeAsDialogProps) {
  const [width] = useState(() => (window.innerWidth < 768 ? widths.phone : widths.desk))
  const [watcher, setWatcher] = useState<Watcher>("visitor")
  const address = usePictureAddresses(useMemo(() => pictureSources({ type, values }), [values]))
  const sight = sightOf(watcher, values)
  const lang = isText(values.langcode) ? values.langcode : "en"
  return (
    <Dialog title={appWords.seeAs.title} size="wide" onClose={onClose}>
      <Segments label={appWords.seeAs.title} names={watchers} words={appWords.seeAs.watchers} chosen={watcher} onChoose={setWatcher} />
      <p role="status" className={styles.differences}>
        {differencesOf(sight, values.status === true)}
      </p>
      {sight.values !== null && (
        <div className={styles.page}>
          <PreviewFrame key={lang} lang={lang} width={width} title={appWords.seeAs.frame(appWords.seeAs.watchers[watcher])}>
            <div className={styles.marked} data-marks={sight.hidden.map(({ name }) => name).join(" ")}>
              <MemberArticle member={memberOf({ type, values: sight.values, address })} />
            </div>
          </PreviewFrame>
        </div>
      )}
    </Dialog>
  )
}

function differencesOf({ values, missing, hidden }: Sight, isPublished: boolean): string {
  if (values === null) return appWords.seeAs.noPage
  const labels = (parts: Sight["missing"]) => parts.map(({ label }) => label).join(", ")
  const sentences = [
    !isPublished && appWords.seeAs.draft,
    missing.length > 0 && appWords.seeAs.missing(labels(missing)),
    hidden.length > 0 && appWords.seeAs.marked(labels(hidden)),
    missing.length + hidden.length === 0 && isPublished && appWords.seeAs.same,
  ]
  return sentences.filter((sentence) => sentence !== false).join(" ")
}

const viewers = {
  visitor: anonymous,
  member: { ...anonymous, uid: 1 },
  admin: { ...anonymous, uid: 1, roles: ["administrator"] },
} as const satisfies Readonly<Record<string, Viewer>>

type Watcher = keyof typeof viewers
export const watchers = ["visitor", "member", "admin"] as const satisfies readonly Watcher[]

type Part = { readonly name: string; readonly label: string }

type Sight = {
  /** Is null if this watcher sees no page. */
  readonly values: Values | null
  /** These parts are filled in, and hidden from this watcher. */
  readonly missing: readonly Part[]
  readonly hidden: readonly Part[]
}

export function sightOf(watcher: Watcher, values: Values): Sight {
  const viewer = viewers[watcher]
  if (values.status !== true && !may.readDrafts(viewer)) return { values: null, missing: [], hidden: [] }
  const parts = guardedParts(values)
  const maySee = (part: Guarded, who: Viewer) => isForVisitors(part, values) || may.readHiddenContact(who)
  const visibleParts = parts.filter((part) => maySee(part, viewer))
  // The page itself shows what its flags allow.
  const flags = Object.fromEntries(parts.map((part) => [part.shownBy, maySee(part, viewer)]))
  return {
    values: { ...values, ...flags },
    missing: parts.filter((part) => !visibleParts.includes(part)),
    hidden: visibleParts.filter((part) => !maySee(part, anonymous)),
  }
}

type Guarded = Part & { readonly shownBy: string }

function guardedParts(values: Values): readonly Guarded[] {
  return Object.entries(fieldsOf(type)).flatMap(([name, { shownBy, label }]) => {
    const value = values[name]
    const isFilled = isText(value) && value.trim() !== ""
    return shownBy !== undefined && isFilled ? [{ name, shownBy, label: formFieldsOf(type)[name]?.label ?? label }] : []
  })
}

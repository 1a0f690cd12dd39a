import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { type Values, isText } from "#dashboard/items/values.ts"
import type { ResourceType } from "#contract/fields.ts"
import { ActionArticle } from "#features/actions/action-article.tsx"
import { EventArticle } from "#features/agenda/event-article.tsx"
import { MemberArticle } from "#features/members/member-article.tsx"
import { AboutArticle } from "#features/pages/about-article.tsx"
import { TextArticle } from "#features/pages/text-article.tsx"
import { PublicationArticle } from "#features/publications/publication-article.tsx"
import { classes } from "#lib/classes.ts"
import { Button } from "#ui/controls/button.tsx"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import { actionOf, eventArticle, memberOf, aboutArticle, pictureSources, publicationArticle, type PreviewItem } from "./article-data.ts"
import { PreviewFrame } from "./preview-frame.tsx"
import * as styles from "./preview.module.css"
import { Segments } from "./segments.tsx"
import { usePictureAddresses } from "./use-picture-addresses.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** CSS pixels. */
const widths = { phone: 390, tablet: 768, desktop: 1440 } as const
type Device = keyof typeof widths
const devices = ["phone", "tablet", "desktop"] as const

export type PreviewProps = { readonly type: ResourceType; readonly values: Values; readonly onClose: () => void }

/** In a narrow window the page covers the form. */
export function Preview({ type, values: newest, onClose }: PreviewProps) {
  const [device, setDevice] = useState<Device>("desktop")
  const values = useDeferredValue(newest)
  const address = usePictureAddresses(useMemo(() => pictureSources({ type, values }), [type, values]))
  const dialog = useOpenDialog()
  const lang = isText(values.langcode) ? values.langcode : "en"
  return (
    <dialog ref={dialog} className={styles.preview} aria-label={appWords.preview.title} onClose={onClose}>
      <div className={classes("spread", styles.bar)}>
        <Segments label={appWords.preview.width} names={devices} words={appWords.preview.devices} chosen={device} onChoose={setDevice} />
        <Button tone="quiet" size="icon" aria-label={appWords.preview.close} onClick={() => dialog.current?.close()}>
          <Icon path={cross} />
        </Button>
      </div>
      <PreviewFrame lang={lang} width={widths[device]} title={appWords.preview.frame}>
        <Article draft={{ type, values, address }} />
      </PreviewFrame>
    </dialog>
  )
}

function Article({ draft }: { readonly draft: PreviewItem }) {
  switch (draft.type) {
    case "node--article":
      return <PublicationArticle publication={publicationArticle(draft)} />
    case "node--action_project":
      return <ActionArticle action={actionOf(draft)} />
    case "node--agenda":
      return <EventArticle event={eventArticle(draft)} />
    case "node--member":
      return <MemberArticle member={memberOf(draft)} />
    case "node--page": {
      const page = aboutArticle(draft)
      return page.people.length > 0 ? <AboutArticle page={page} /> : <TextArticle page={page} />
    }
    case "file--file":
    case "taxonomy_term--event_categories":
    case "taxonomy_term--specialities":
    case "taxonomy_term--tags":
    case "user--user":
      return <p className="wrap">{appWords.preview.none}</p>
  }
}

/** The form stays usable, and its changes appear in the preview. Escape closes the dialog. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.show()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) element?.close()
    }
    element?.addEventListener("keydown", onKey)
    return () => {
      element?.removeEventListener("keydown", onKey)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return dialog
}

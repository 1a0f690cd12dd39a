import { kindOf } from "#contract/content.ts"
import { defaultLanguage, inLanguage, isLanguage } from "#contract/languages.ts"
import { languageOf } from "#dashboard/items/languages.ts"
import { frameOf, textControl, type WidgetProps, useSibling } from "#dashboard/widgets/widget.tsx"
import { ReferrerList } from "#dashboard/references/referrer-list.tsx"
import { useBackEndFeature } from "#dashboard/session/hooks.ts"
import { Button } from "#ui/controls/button.tsx"
import { Field } from "#ui/forms/field.tsx"
import * as styles from "./address-widget.module.css"
import { slugOfTitle } from "#dashboard/items/slug-of-title.ts"
import { aliasOf, slugFault } from "./slug.ts"
import { useEffect, useState } from "react"
import type { Item } from "#dashboard/items/item.ts"
import { useFindOwner, type FindOwner } from "#dashboard/widgets/address-owner.ts"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.editor.address

/** The address follows the title until someone types another one. */
export function AddressWidget(props: WidgetProps<string>) {
  const { item, value, onChange, onBlur, error, isReadOnly } = props
  const [langcode] = useSibling("langcode")
  const language = isLanguage(langcode) ? langcode : defaultLanguage
  const { addressText, isFollowing, owner, leave } = useAddress(item, value, onChange)
  const sentence = error ?? (owner === null ? undefined : strings.taken(owner.label, owner.free))
  const isElsewhere = addressText.startsWith("/")
  const isMoved = item.isPublished && item.publicPath !== null && value !== "" && value !== item.values.path
  const isRedirected = useBackEndFeature("redirects")
  const moved = isRedirected ? strings.redirects : strings.ends
  // Its free address would have a number, since the former series has the address that follows the title.
  const isOfNewSeries = item.number === null && item.continues !== undefined && isFollowing
  const note = isOfNewSeries ? strings.ofNewSeries : isMoved ? moved(item.publicPath) : isFollowing ? strings.follows : undefined
  return (
    <div className={styles.address}>
      <Field {...frameOf(props)} hint={note} error={sentence}>
        {(control) => (
          <div className={styles.parts}>
            {!isElsewhere && (
              <span className={styles.before}>{`${hostName()}${inLanguage(language, kindOf(item.type).publicPath ?? "/")}`}</span>
            )}
            <input
              {...control}
              {...textControl({ ...props, value: isOfNewSeries ? "" : addressText })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onBlur={() => {
                leave()
                onBlur()
              }}
            />
          </div>
        )}
      </Field>
      {isMoved && <ReferrerList type={item.type} id={item.id} />}
      {owner !== null && error === undefined && !isReadOnly && (
        <Button tone="ghost" size="small" onClick={() => onChange(owner.free)}>
          {strings.take(aliasOf(item.type, owner.free))}
        </Button>
      )}
    </div>
  )
}

function hostName(): string {
  return typeof window === "undefined" ? "" : window.location.host
}

type AddressOwner = { readonly label: string; readonly free: string }

/** Milliseconds without a key before the address is looked up. */
const pause = 300
/** At most so many numbers are tried behind an address that another item has. */
const mostNumbers = 20

/** The address is empty until the first save if it follows the title, from which the server makes it. */
function useAddress(item: Item, value: string, onChange: (slug: string) => void) {
  const [title] = useSibling("title")
  const isFollowing = value === ""
  const titleSlug = useSlugOf(isFollowing && typeof title === "string" ? title : "")
  const slug = isFollowing ? titleSlug : value
  const owner = useAddressOwner(item, slug)
  return {
    isFollowing,
    addressText: isFollowing ? (owner?.free ?? titleSlug) : value,
    // An address that follows the title gets a number by itself.
    owner: isFollowing ? null : owner,
    leave: () => onChange(value.trim().replaceAll(/\s+/g, "-")),
  }
}

function useSlugOf(title: string): string {
  const [titleSlug, setTitleSlug] = useState("")
  const bare = title.trim()
  useEffect(() => {
    let isCurrent = true
    if (bare !== "") void slugOfTitle(bare).then((slug) => isCurrent && setTitleSlug(slug))
    return () => {
      isCurrent = false
    }
  }, [bare])
  return bare === "" ? "" : titleSlug
}

/** Returns the owner and a free address; null if nobody has the address, and until the answer comes. */
function useAddressOwner(item: Item, slug: string): AddressOwner | null {
  const findOwner = useFindOwner()
  const [answer, setAnswer] = useState<{ readonly slug: string; readonly owner: AddressOwner | null } | null>(null)
  const isOwn = slug === item.values.path
  const isAsked = slug !== "" && !isOwn && slugFault(item.type, slug) === null
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void findAddressOwner(findOwner, item, slug).then((owner) => isCurrent && setAnswer({ slug, owner }))
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [findOwner, item, slug, isAsked])
  return isAsked && answer?.slug === slug ? answer.owner : null
}

/** An address that can't be looked up counts as free, because the server decides at the save. */
async function findAddressOwner(findOwner: FindOwner, item: Item, slug: string): Promise<AddressOwner | null> {
  const ownerAt = async (candidate: string) => {
    const owner = await findOwner(inLanguage(languageOf(item), aliasOf(item.type, candidate)))
    return owner.ok && owner.value !== null && owner.value.id !== item.id ? owner.value : null
  }
  const owner = await ownerAt(slug)
  // An item may get the former address of another one.
  if (owner === null || owner.isFormer) return null
  const stem = slug.replace(/-\d{1,3}$/, "")
  for (let number = 2; number <= mostNumbers; number++) {
    const free = `${stem}-${number}`
    if (free !== slug && (await ownerAt(free)) === null) return { label: owner.label || appWords.editor.address.takenBySomeone, free }
  }
  return { label: owner.label || appWords.editor.address.takenBySomeone, free: `${stem}-${item.id.slice(0, 8)}` }
}

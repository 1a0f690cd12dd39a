import { kindOf } from "#contract/content.ts"
import { frameOf, textControl, type WidgetProps } from "#app/widgets/widget.tsx"
import { ReferrerList } from "#app/references/referrer-list.tsx"
import { useGetTakesRedirectsQuery } from "#app/references/redirects-api.ts"
import { editor } from "#app/strings/editor.ts"
import { Button } from "#ui/button.tsx"
import { Field } from "#ui/field.tsx"
import * as styles from "./address-widget.module.css"
import { aliasOf } from "./slug.ts"
import { useAddress } from "./use-address.ts"

const strings = editor.address

/** The last part of an item's public address. It follows the title until someone writes another one. */
export function AddressWidget(props: WidgetProps<string>) {
  const { item, value, onChange, onBlur, error, isReadOnly } = props
  const { shown, isFollowing, taken, leave } = useAddress(item, value, onChange)
  const sentence = error ?? (taken === null ? undefined : strings.taken(taken.label, taken.free))
  const isElsewhere = shown.startsWith("/")
  const isMoved = item.isPublished && item.publicPath !== null && value !== "" && value !== item.values.path
  const { data: isRedirected = true } = useGetTakesRedirectsQuery(null, { skip: !isMoved })
  const moved = isRedirected ? strings.redirects : strings.ends
  // Its free address would have a number: the former series has the address that follows the title.
  const isOfNewSeries = item.number === null && item.continues !== undefined && isFollowing
  const note = isOfNewSeries ? strings.ofNewSeries : isMoved ? moved(item.publicPath) : isFollowing ? strings.follows : undefined
  return (
    <div className={styles.address}>
      <Field {...frameOf(props)} hint={note} error={sentence}>
        {(control) => (
          <div className={styles.parts}>
            {!isElsewhere && <span className={styles.before}>{`${hostName()}${kindOf(item.type).publicPath ?? "/"}`}</span>}
            <input
              {...control}
              {...textControl({ ...props, value: isOfNewSeries ? "" : shown })}
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
      {taken !== null && error === undefined && !isReadOnly && (
        <Button tone="ghost" size="small" onClick={() => onChange(taken.free)}>
          {strings.take(aliasOf(item.type, taken.free))}
        </Button>
      )}
    </div>
  )
}

function hostName(): string {
  return typeof window === "undefined" ? "" : window.location.host
}

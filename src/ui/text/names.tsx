import { Fragment } from "react"
import { foreignLang } from "#lib/strings/language.ts"

type Named = { readonly name: string; readonly langcode: string }

/** A name without a translation has its own language. */
export function Names({ of }: { readonly of: readonly Named[] }) {
  if (of.every(({ langcode }) => foreignLang(langcode) === undefined)) return <>{of.map(({ name }) => name).join(", ")}</>
  return (
    <>
      {of.map(({ name, langcode }, index) => (
        <Fragment key={name}>
          {index > 0 && ", "}
          <span lang={foreignLang(langcode)}>{name}</span>
        </Fragment>
      ))}
    </>
  )
}

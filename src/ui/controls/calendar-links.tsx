import { ButtonLink } from "./button.tsx"
import { CopyButton } from "./copy-button.tsx"
import { words } from "#lib/strings/words.ts"

type CalendarLinksProps = {
  /** The address of the calendar's file begins with https. */
  readonly address: string
  readonly name: string
}

export function CalendarLinks({ address, name }: CalendarLinksProps) {
  const webcal = address.replace(/^https?:/, "webcal:")
  const { copy, program, google, outlook } = words.subscription
  return (
    <div className="cluster">
      <CopyButton text={address} name={copy} />
      <ButtonLink size="small" to={webcal}>
        {program}
      </ButtonLink>
      <ButtonLink
        size="small"
        tone="ghost"
        to={`https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal }).toString()}`}
      >
        {google}
      </ButtonLink>
      <ButtonLink
        size="small"
        tone="ghost"
        to={`https://outlook.office.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name }).toString()}`}
      >
        {outlook}
      </ButtonLink>
    </div>
  )
}

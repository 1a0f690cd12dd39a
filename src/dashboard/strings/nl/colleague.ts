import type * as english from "../en/colleague.ts"
import { clock, dayAndMonth } from "#lib/strings/nl/clock.ts"

const moment = (at: Date) => (at.toDateString() === new Date().toDateString() ? `om ${clock(at)}` : `op ${dayAndMonth(at)} om ${clock(at)}`)

export const colleague: typeof english.colleague = {
  saved: (name, at) => `${name ?? "Iemand"} heeft dit${at === null ? "" : ` ${moment(at)}`} opgeslagen.`,
  take: "Overnemen",
  title: (name) => `Wat ${name ?? "iemand anders"} wijzigde`,
  joined: "U wijzigde andere velden: als u opslaat, worden beide samengevoegd.",
  own: {
    saved: (_name, at) => `U hebt dit${at === null ? "" : ` ${moment(at)}`} in een ander tabblad opgeslagen.`,
    title: () => "Wat u in een ander tabblad wijzigde",
  },
}

import type * as english from "../en/colleague.ts"
import { clock, dayAndMonth } from "#lib/strings/fr/clock.ts"

const moment = (at: Date) => (at.toDateString() === new Date().toDateString() ? `à ${clock(at)}` : `le ${dayAndMonth(at)} à ${clock(at)}`)

export const colleague: typeof english.colleague = {
  saved: (name, at) => `${name ?? "Quelqu’un"} a enregistré ceci${at === null ? "" : ` ${moment(at)}`}.`,
  take: "Reprendre",
  title: (name) => `Ce que ${name ?? "quelqu’un d’autre"} a modifié`,
  joined: "Vous avez modifié d’autres champs : votre enregistrement réunit les deux.",
  own: {
    saved: (_name, at) => `Vous avez enregistré ceci dans un autre onglet${at === null ? "" : `, ${moment(at)}`}.`,
    title: () => "Ce que vous avez modifié dans un autre onglet",
  },
}

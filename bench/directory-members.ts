import municipalities from "#contract/places/municipalities.json"
import { provinceAt } from "#lib/text/provinces.ts"
import type { ListedMember } from "#lib/directory/listed-member.ts"

const syllables =
  "ba be bo ca co da de do el en fa fi ga ge go ha he in ja ka ko la le li lo ma me mi mo na ne ni no ol or pa pe ra re ri ro sa se si so ta te ti to ur va ve vi vo wa we za ze".split(
    " ",
  )
const kinds = ["Atelier", "Bureau", "Studio", "Architectes", "Architecten", "Office", "Collectif", "Werkplaats", "Team", ""]
const streets = ["Rue", "Avenue", "Place", "Chaussée", "Quai", "straat", "laan", "plein", "steenweg", "kaai"]
const firstNames =
  "Anne Bart Cécile Dirk Elise Fatima Geert Hélène Inès Jan Karel Laura Margaux Noor Olivier Pieter Quentin Ruth Sofie Thomas Ulrike Victor Wim Xavier Yasmine Zoé Arnaud Britt Camille Dries Emma Filip".split(
    " ",
  )
const specialities = [
  "Housing",
  "Co-housing and collective living",
  "Schools and childcare",
  "Health and care",
  "Heritage",
  "Timber and straw",
].map((name, index) => ({ name, langcode: "en", otherNames: `Spécialité ${index}\nSpecialiteit ${index}` }))
const codes = ["fr", "nl", "en", "de"]

/** Numbers from 0 to 1 that are the same in each run. */
function randomly(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Invented members with all that a directory may have of one: most show their phone and mail, and each has two or three people. */
export function manyMembers(count: number): readonly ListedMember[] {
  const next = randomly(7)
  const pick = <One>(from: readonly One[]): One => from[Math.floor(next() * from.length)] ?? none()
  const word = (length: number) => Array.from({ length }, () => pick(syllables)).join("")
  const name = (length: number) => word(length).replace(/^./, (letter) => letter.toUpperCase())
  const some = <One>(from: readonly One[], most: number) => [
    ...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => pick(from))),
  ]
  return Array.from({ length: count }, () => {
    const title = [pick(kinds), name(2), name(3)].filter(Boolean).join(" ")
    const slug = title.toLowerCase().replaceAll(" ", "-")
    const town = pick(municipalities)
    const postalCode = String(1000 + municipalities.indexOf(town) * 15)
    const [locality = "", ...others] = String(town[0]).split("/")
    const host = `${slug.replaceAll("-", "")}.be`
    return {
      ...{ title, path: `/members/${slug}/`, langcode: "en", otherNames: null },
      street: `${pick(streets)} ${name(3)} ${Math.ceil(next() * 200)}`,
      ...{ postalCode, locality, region: "BE-VLG", province: provinceAt(postalCode), placeNames: others.join(" ") || null },
      languages: some(codes, 3),
      specialities: some(specialities, 3),
      people: some(firstNames, 3).map((first) => `${first} ${name(3)}`),
      phone: next() < 0.7 ? `+32 ${Math.floor(next() * 1e9)}` : null,
      mail: next() < 0.7 ? `info@${host}` : null,
      website: { url: `https://www.${host}/`, title: `www.${host}` },
      coordinates: [Number(town[1]), Number(town[2])].map((degrees) => Math.round((degrees + next() / 20) * 100) / 100),
      isPictured: next() < 0.8,
    }
  })
}

function none(): never {
  throw new Error("There is nothing to pick from.")
}

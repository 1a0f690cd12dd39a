import { brotliCompressSync } from "node:zlib"
import { manyMembers } from "#bench/directory-members.ts"
import { packDirectory, unpackDirectory } from "#lib/directory/packed.ts"
import { aListedMember } from "#support/listed-members.ts"

const base = "/fr/members/"
const written = { base, ignored: "un une" }

test("members are the same after packing", () => {
  const members = [
    aListedMember(),
    aListedMember({
      title: "Équerre & fils",
      path: "/fr/members/equerre-fils/",
      otherNames: "Square\nWinkelhaak",
      phone: "+32 4 555 01 01",
    }),
    aListedMember({
      ...{
        title: "Vlasgaard",
        path: "/nl/members/vlasgaard/",
        langcode: "nl",
        street: null,
        postalCode: null,
        locality: null,
        region: null,
      },
      ...{ province: null, placeNames: null, languages: [], specialities: [], people: [], website: null, mail: "a@example.org" },
    }),
    aListedMember({ website: { url: "https://www.linteau.be/", title: "www.linteau.be" }, mail: "bonjour@linteau.be" }),
    aListedMember({ website: { url: "https://linteau.be/", title: "Our work" }, mail: "bonjour@other.be" }),
    aListedMember({ website: { url: null, title: "Soon" } }),
    aListedMember({ coordinates: [51.05, 3.72], isPictured: true }),
    aListedMember({ coordinates: [-0.5, 0] }),
  ]
  expect(unpackDirectory(JSON.parse(JSON.stringify(packDirectory(members, written))))).toEqual(members)
})

test("none are none", () => {
  expect(unpackDirectory(packDirectory([], written))).toEqual([])
})

test("2,000 members with all that they may show are at most 85 kB", () => {
  const packed = packDirectory(manyMembers(2000), { ...written, base: "/members/" })
  expect(brotliCompressSync(JSON.stringify(packed)).length).toBeLessThan(85_000)
})

import type { Langcode } from "#contract/fields.ts"
import { anEntity } from "#support/build/source-entity.ts"
import type { Entity } from "#gatsby/content/source-entity.ts"
import { latestList, siteFactsList } from "#gatsby/content/lists.ts"

const about = { fixed: "/about-us", path: "/fr/a-propos/" } as const
const other = { fixed: null, path: "/fr/join/" } as const

test("the pages that the site links to have the address that readers of a language see them at, and some may be missing", () => {
  expect(siteFactsList({ language: "fr", items: [other, about], dates: [] })).toEqual({
    type: "SiteFacts",
    key: "site-facts-fr",
    fields: {
      language: "fr",
      hasPublicEvents: false,
      aboutPath: "/fr/a-propos/",
      legalPath: null,
      joinPath: null,
      clientsPath: null,
      pressPath: null,
    },
  })
})

describe("the newest publications of the start page", () => {
  const aPublication = (uuid: string, ...texts: readonly Langcode[]) => ({ ...anEntity({ uuid, langcode: "en" }), texts })
  const latest = (language: Langcode, ...publications: readonly ReturnType<typeof aPublication>[]) => {
    const translationFor = (item: Entity, readerLanguage: Langcode) => ({
      ...item,
      langcode:
        publications.find(({ uuid }) => uuid === item.uuid)?.texts.includes(readerLanguage) === true ? readerLanguage : item.langcode,
    })
    return latestList({ publications, actions: [], events: [] }, { language, translationFor, nodeId: (uuid) => uuid }).fields.publications
  }
  const all = [aPublication("a"), aPublication("b"), aPublication("c", "fr"), aPublication("d"), aPublication("e", "fr", "nl")]

  test.each<readonly [Langcode, readonly string[]]>([
    ["en", ["a", "b", "c", "d"]],
    ["fr", ["c", "a", "b", "d"]],
    ["nl", ["e", "a", "b", "c"]],
  ])("on the page in %s begin with the newest that has a text in it", (language, order) => {
    expect(latest(language, ...all)).toEqual(order)
  })

  test("stand in their order where none has a text in the language", () => {
    expect(latest("nl", ...all.slice(0, 3))).toEqual(["a", "b", "c"])
  })
})

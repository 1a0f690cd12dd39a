import { readingIn } from "#gatsby/content/publications/reading.ts"
import type { Entity } from "#gatsby/content/source-entity.ts"
import { anEntity } from "#support/build/source-entity.ts"

const refer = (ids: readonly string[]) => ids.map((id) => ({ id, meta: {} }))
type Given = {
  readonly tags?: readonly string[]
  readonly authors?: readonly string[]
  readonly langcode?: "en" | "fr"
  readonly date?: string
}

function aPublication(uuid: string, { tags = [], authors = [], langcode = "en", date = "2026-01-01" }: Given): Entity {
  const relationships = { field_tags: refer(tags), field_authors: refer(authors) }
  return anEntity({ uuid, langcode, language: langcode, attributes: { field_date: date }, relationships })
}

const newestFirst = (publications: readonly Entity[]) => ({
  publications: publications.toSorted((a, b) => String(b.attributes.field_date).localeCompare(String(a.attributes.field_date))),
})

test("shared tags count more than a member, a member more than the language, and then what is nearest in time comes first", () => {
  const one = aPublication("one", { tags: ["fees", "light"], authors: ["m"], date: "2026-06-01" })
  const others = [
    aPublication("both tags", { tags: ["fees", "light"], langcode: "fr", date: "2020-01-01" }),
    aPublication("tag and member", { tags: ["fees"], authors: ["m"], langcode: "fr" }),
    aPublication("tag, same language", { tags: ["fees"], date: "2019-01-01" }),
    aPublication("tag, near", { tags: ["light"], langcode: "fr", date: "2026-06-02" }),
    aPublication("tag, far", { tags: ["light"], langcode: "fr", date: "2018-01-01" }),
    aPublication("member", { authors: ["m"] }),
    aPublication("nothing shared", {}),
  ]
  expect(readingIn(newestFirst([one, ...others]))(one)).toEqual(["both tags", "tag and member", "tag, same language", "tag, near"])
})

test("an action has the publications with its tags and of its members, but for those that it lists itself", () => {
  const publications = [
    aPublication("listed", { tags: ["fees"] }),
    aPublication("tag", { tags: ["fees"] }),
    aPublication("member", { authors: ["m"] }),
  ]
  const relationships = { field_tags: refer(["fees"]), field_members: refer(["m"]), field_publications: refer(["listed"]) }
  const action = anEntity({ type: "node--action_project", uuid: "action", attributes: { field_start: "2026-01-01" }, relationships })
  expect(readingIn(newestFirst(publications))(action)).toEqual(["tag", "member"])
})

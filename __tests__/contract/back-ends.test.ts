import { passwordFor } from "#support/accounts.ts"
import { aPublishing } from "#support/publishing/publishing.ts"
import { aServer } from "#support/server.ts"
import { features, foundIn, notAsked, page, saidOf, table } from "./back-ends/features.ts"

/** Lines that the page marks nowhere as better: a Drupal has them by a setting, a module or a permission. */
const ofModules = [
  "one's own roles in the profile",
  "languages by prefixes",
  "people",
  "private phone and mail",
  "events for members and the board",
  "small copies of pictures",
  "redirects",
  "what has changed (`sync`)",
]

test("the table has a line for each addition that the page marks, and each line is asked", () => {
  const lines = table.map(([feature = ""]) => feature)
  expect(lines.toSorted()).toEqual([...features.keys(), notAsked].toSorted())
  expect(lines.filter((feature) => !ofModules.includes(feature))).toHaveLength([...page.matchAll(/_Better_/g)].length)
})

test("the embedded server has what the page says", async () => {
  const server = aServer({ publishing: (db) => aPublishing(db) })
    .withAccount({ name: "ada", roles: ["administrator"] })
    .start()
  const administrator = { name: "ada", mail: "ada@example.org", password: passwordFor("ada") }
  expect(await foundIn({ fetch: server.fetch, administrator })).toEqual(saidOf("embedded"))
})

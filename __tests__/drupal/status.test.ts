import { lookAt } from "#scripts/drupal/status.ts"
import { checkAdditions } from "#scripts/drupal/status/additions.ts"
import { makeAsk } from "#scripts/drupal/status/asker.ts"
import type { Finding, State } from "#scripts/drupal/status/finding.ts"
import { checkSignIn } from "#scripts/drupal/status/session.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"

const namesOf = (findings: readonly Finding[], state: State) => findings.filter((each) => each.state === state).map(({ about }) => about)
const accountOf = ({ administrator: { mail, password } }: TestDrupal) => ({ name: mail, password })

test("a Drupal with recipe and module has all that status looks for", async () => {
  const drupal = await aDrupal("module")
  const findings = await lookAt(makeAsk(drupal.url), accountOf(drupal), "https://g30.example")
  await drupal.close()
  expect(findings.filter(({ state }) => state === "wrong")).toEqual([])
  const expected = [
    "user_id",
    "profile",
    "writing",
    "languages",
    "language prefixes",
    "content_translation",
    "node member",
    "node agenda",
    "user",
    "count",
    "sync",
    "calendars",
  ]
  expect(namesOf(findings, "ok")).toEqual(expect.arrayContaining(expected))
})

test("with the recipe alone, what the module adds is named as absent", async () => {
  const drupal = await aDrupal("recipe")
  const ask = makeAsk(drupal.url)
  const { findings, session } = await checkSignIn(ask, accountOf(drupal))
  const additions = session === null ? [] : await checkAdditions(ask, session)
  await drupal.close()
  expect(findings.filter(({ state }) => state === "wrong")).toEqual([])
  expect(namesOf([...findings, ...additions], "absent")).toEqual(["user_id", "count", "sync", "calendars"])
})

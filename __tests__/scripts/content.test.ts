import { join } from "node:path"
import { allAccounts, hasActiveAdministrator } from "#server/content/accounts/accounts.ts"
import { openContent } from "#scripts/content.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const demo = join(__dirname, "../../demo")
const aNewHome = () => aTemporaryFolder()

test("an empty start makes a database without content and accounts, which later starts don't fill", async () => {
  const home = aNewHome()
  const first = await openContent(home, null)
  expect([first.isNew, allAccounts(first.db), hasActiveAdministrator(first.db)]).toEqual([true, [], false])
  first.db.close()
  const next = await openContent(home, demo)
  expect([next.isNew, allAccounts(next.db)]).toEqual([false, []])
  next.db.close()
})

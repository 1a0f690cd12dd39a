/** Publishes builds one after the other until it is killed. Arguments: the state folder, the folder that is built, the seed. */
import { openReleases } from "#publisher/releases.ts"
import { aRecord, write } from "#support/build/built-site.ts"
import { randomOf } from "../fuzz/random.ts"
import { aBuild } from "./publish-kills.ts"

const [home = "", folder = "", seed = "1"] = process.argv.slice(2)
const random = randomOf(Number(seed))
const store = openReleases(home)

for (let step = 0; ; step++) {
  const id = Number(store.served()?.record?.key.content ?? 0) + 1
  if (random.chance(0.1)) store.updateSpare()
  const isWithdrawal = random.chance(0.2)
  write(folder, aBuild(random, String(id), isWithdrawal))
  const built = store.readBuilt(folder)
  store.differenceTo(built)
  store.switchTo(built, aRecord(String(id)))
  if (isWithdrawal) store.updateSpare()
  console.log(`turn ${String(step)}`)
}

import { differences as ofRead } from "./differences/read.ts"
import { differences as ofSession } from "./differences/session.ts"
import { differences as ofUpload } from "./differences/upload.ts"
import { differences as ofUsers } from "./differences/users.ts"
import { differences as ofWrite } from "./differences/write.ts"
import { exchanges, groups } from "./exchange.ts"
import { owed, rules } from "./rules.ts"

test("each general rule is about a recorded answer", () => {
  const applied = new Set(groups.flatMap((group) => exchanges(group).flatMap((exchange) => owed(exchange).by)))
  expect(Object.keys(rules).filter((rule) => !applied.has(rule))).toEqual([])
})

test("at most sixty recorded answers differ for reasons of their own", () => {
  const declared = [ofRead, ofSession, ofUpload, ofUsers, ofWrite].flatMap((differences) => Object.keys(differences))
  expect(declared.length).toBeLessThanOrEqual(60)
})

import { collectionPath } from "#contract/paths.ts"
import { anAccount } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const account = anAccount("ines", { id: 7 })

async function metaFor(viewer: { readonly uid: number; readonly roles?: readonly ["administrator"] }): Promise<unknown> {
  const server = aServer().with(account).seenBy(viewer).start()
  return (await server.read(collectionPath(account.type))).body.data[0]?.meta
}

test("users see the version of their own account, and nothing of its password", async () => {
  expect(await metaFor({ uid: 7 })).toEqual({ version: 1 })
  expect(await metaFor({ uid: 1, roles: ["administrator"] })).toEqual({ version: 1, has_password: false })
})

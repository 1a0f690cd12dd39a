/** What a manager of the site may do with accounts and their roles, in a Drupal that has other roles too. */
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { addressOf, made, to, userOf, type Client, type Reply } from "#support/drupal/client.ts"
import { php } from "#support/drupal/php.ts"
import type { Item } from "#support/server.ts"

let drupal: TestDrupal
let admin: Client
let roles: ReadonlyMap<string, Item>

beforeAll(async () => {
  drupal = await aDrupal("module")
  await php(
    drupal,
    `$make = fn ($id, $values) => Drupal\\user\\Entity\\Role::create(['id' => $id, 'label' => $id] + $values)->save();
    $make('webmaster', ['is_admin' => TRUE]);
    $make('builder', ['permissions' => ['administer modules']]);
    $make('guest', []);`,
  )
  admin = await userOf(drupal)
  const { data } = await admin.get("/jsonapi/user_role/user_role")
  roles = new Map(data.map((role) => [String(role.attributes.drupal_internal__id), role]))
})
afterAll(() => drupal.close())

const role = (name: string): Item => {
  const found = roles.get(name)
  if (found === undefined) throw new Error(`There is no role ${name}.`)
  return found
}

let count = 0

async function anAccount(...names: readonly string[]): Promise<Item> {
  const name = `user-${++count}`
  const attributes = { name, mail: `${name}@example.org`, pass: `${name} keeps this`, status: true }
  return made(admin, "user--user", { attributes, relationships: { roles: to(...names.map(role)) } })
}

const nameOf = ({ attributes }: Item) => String(attributes.name)
const signedIn = (account: Item) => userOf(drupal, nameOf(account), `${nameOf(account)} keeps this`)
const given = (...names: readonly string[]) => ({ relationships: { roles: to(...names.map(role)) } })

async function rolesOf(account: Item): Promise<readonly unknown[]> {
  const { data } = await admin.get(`${addressOf(account)}/roles`)
  return data.map(({ attributes }) => attributes.drupal_internal__id)
}

async function stateOf(account: Item): Promise<unknown> {
  const { data } = await admin.get(addressOf(account))
  return data[0]?.attributes
}

const told = ({ status, errors }: Reply) => [status, errors[0]?.detail]
const refusal = (name: string) =>
  `roles: You may neither give nor take the role ${name}: that is done in Drupal, by someone who may administer permissions.`

// Both roles of the site have the same permissions (scripts/drupal/recipe/roles.ts).
describe("someone with the role contributor", () => {
  const own = "contributor"
  let account: Item
  let manager: Client
  beforeAll(async () => {
    account = await anAccount(own)
    manager = await signedIn(account)
  })

  it("sees the roles, by whose UUIDs they are given", async () => {
    const { data } = await manager.get("/jsonapi/user_role/user_role")
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([role("contributor").id, role("administrator").id]))
  })

  it.each(["contributor", "administrator"])("gives and takes the role %s", async (name) => {
    const other = await anAccount()
    expect((await manager.patch(other, given(name))).status).toBe(200)
    expect(await rolesOf(other)).toEqual([name])
    expect((await manager.patch(other, given())).status).toBe(200)
    const attributes = { name: `new-${own}-${name}`, mail: `new-${own}-${name}@example.org`, status: true }
    expect((await manager.post("user--user", { attributes, ...given(name) })).status).toBe(201)
  })

  it.each(["webmaster", "builder", "guest"])("can't give the role %s, to itself, to others or to a new account", async (name) => {
    const other = await anAccount("contributor")
    expect(told(await manager.patch(account, given(own, name)))).toEqual([422, refusal(name)])
    expect(told(await manager.patch(other, given("contributor", name)))).toEqual([422, refusal(name)])
    const linkage = `${addressOf(other)}/relationships/roles`
    expect((await manager.write("POST", linkage, to(role(name)).data)).status).toBe(422)
    expect((await manager.write("PATCH", linkage, to(role(name)).data)).status).toBe(422)
    const attributes = { name: `${own}-${name}`, mail: `${own}-${name}@example.org`, status: true }
    expect(told(await manager.post("user--user", { attributes, ...given(name) }))).toEqual([422, refusal(name)])
    expect([await rolesOf(account), await rolesOf(other)]).toEqual([[own], ["contributor"]])
  })

  it("can't give a role by REST, nor by an action of Drupal's list of users", async () => {
    const uid = String(account.attributes.drupal_internal__uid)
    const rest = await manager.send("PATCH", `/user/${uid}?_format=json`, {
      body: JSON.stringify({ roles: [{ target_id: own }, { target_id: "webmaster" }] }),
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    })
    expect(rest.status).toBe(403)
    const action = await php(
      drupal,
      `$user = Drupal\\user\\Entity\\User::load(${uid});
      Drupal::currentUser()->setAccount($user);
      $action = Drupal::service('plugin.manager.action')->createInstance('user_add_role_action', ['rid' => 'webmaster']);
      echo json_encode($action->access($user, $user));`,
    )
    expect([action, await rolesOf(account)]).toEqual(["false", [own]])
  })

  it("can't take a role that isn't the site's", async () => {
    const guest = await anAccount("guest", "contributor")
    expect(told(await manager.patch(guest, given("contributor")))).toEqual([422, refusal("guest")])
    expect((await manager.patch(guest, given("guest"))).status).toBe(200)
    expect(await rolesOf(guest)).toEqual(["guest"])
  })

  it("changes the own account, and those of other managers and members", async () => {
    for (const other of [
      account,
      await anAccount("contributor"),
      await anAccount("administrator"),
      await anAccount("guest"),
      await anAccount(),
    ]) {
      const client = other === account ? await signedIn(account) : manager
      expect((await client.patch(other, { attributes: { preferred_langcode: "fr" } })).status).toBe(200)
      manager = other === account ? await signedIn(account) : manager
    }
  })

  it.each(["webmaster", "builder"])("can't change, block or delete an account with the role %s, and so take it over", async (name) => {
    await expectUntouched(manager, await anAccount(name))
  })

  it("can't change, block or delete account 1", async () => {
    const { data } = await admin.get("/jsonapi/user/user?filter[uid]=1")
    const [first] = data
    if (first === undefined) throw new Error("There is no account 1.")
    await expectUntouched(manager, first)
  })
})

async function expectUntouched(manager: Client, account: Item): Promise<void> {
  const before = await stateOf(account)
  for (const attributes of [{ pass: "taken over by me" }, { mail: "mine@example.org" }, { name: "mine" }, { status: false }]) {
    expect((await manager.patch(account, { attributes })).status).toBe(403)
  }
  expect((await manager.patch(account, given())).status).toBe(403)
  for (const query of ["", "?reassign="]) expect((await manager.remove(account, query)).status).toBe(403)
  expect(await stateOf(account)).toEqual(before)
}

it("account 1 gives every role", async () => {
  const other = await anAccount()
  expect((await admin.patch(other, given("webmaster", "contributor"))).status).toBe(200)
  expect(await rolesOf(other)).toEqual(["webmaster", "contributor"])
})

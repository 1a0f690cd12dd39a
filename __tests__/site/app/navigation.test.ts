import { makeNavigate, NavigationFailure, type Move, type Surroundings } from "#app/navigation.ts"

function aPlace(said: Partial<Surroundings> = {}) {
  const shown: (readonly [string, Move])[] = []
  let current = "/admin/post/"
  const navigate = makeNavigate({
    current: () => current,
    load: () => Promise.resolve("found"),
    show: (address, move) => {
      shown.push([address, move])
      current = address
      return Promise.resolve()
    },
    guard: () => ({ kind: "pass" }),
    ...said,
  })
  return { navigate, shown, current: () => current }
}

async function failureOf(moving: Promise<void>): Promise<readonly [string, string]> {
  const error: unknown = await moving.catch((reason: unknown) => reason)
  if (!(error instanceof NavigationFailure)) throw new Error(`No failure but ${String(error)}`)
  return [error.kind, error.message]
}

test("moving shows the address, with what is carried along", async () => {
  const { navigate, shown } = aPlace()
  await navigate("/admin/agenda/", { replace: true, state: { from: "a link" } })
  expect(shown).toEqual([["/admin/agenda/", { replace: true, state: { from: "a link" } }]])
})

test("moving to where one is is rejected as a duplicate; to its next page it isn't", async () => {
  const { navigate, shown } = aPlace()
  expect(await failureOf(navigate("/admin/post/"))).toEqual(["duplicate", "Navigating to current location (/admin/post/) is not allowed"])
  expect(shown).toEqual([])
  await navigate("/admin/post/?page=2")
  expect(await failureOf(navigate("/admin/post/?page=2"))).toEqual([
    "duplicate",
    "Navigating to current location (/admin/post/?page=2) is not allowed",
  ])
})

test("a guard redirects, and says why; the redirect is judged as well", async () => {
  const to: Record<string, string> = { "/people/4/edit/": "/people/3/edit", "/people/3/edit": "/people/3/edit/" }
  const { navigate, shown } = aPlace({
    guard: (address) => {
      const next = to[address]
      return next === undefined
        ? { kind: "pass" }
        : { kind: "redirect", to: next, reason: address === "/people/4/edit/" ? "own-profile" : null }
    },
  })
  await navigate("/people/4/edit/")
  expect(shown).toEqual([["/people/3/edit/", { state: { reason: "own-profile" } }]])
})

test("a redirect to where one is is a duplicate too", async () => {
  const { navigate } = aPlace({
    guard: (address) => (address === "/user/login/" ? { kind: "redirect", to: "/admin/post/", reason: null } : { kind: "pass" }),
  })
  expect(await failureOf(navigate("/user/login/"))).toEqual(["duplicate", "Navigating to current location (/admin/post/) is not allowed"])
})

test("a guard cancels, and nothing is loaded or shown", async () => {
  const load = jest.fn<Promise<"found">, [string]>()
  const { navigate, shown } = aPlace({ guard: () => ({ kind: "cancel" }), load })
  expect(await failureOf(navigate("/admin/agenda/"))).toEqual(["cancelled", "Navigation from /admin/post/ to /admin/agenda/ was cancelled"])
  expect(shown).toEqual([])
  expect(load).not.toHaveBeenCalled()
})

test("guards that send to each other end in a cancelled navigation", async () => {
  const { navigate, shown } = aPlace({ guard: (address) => ({ kind: "redirect", to: address === "/a/" ? "/b/" : "/a/", reason: null }) })
  expect((await failureOf(navigate("/a/")))[0]).toBe("cancelled")
  expect(shown).toEqual([])
})

test("what isn't there is shown as not found, and named", async () => {
  const { navigate, current } = aPlace({ load: () => Promise.resolve("missing") })
  expect(await failureOf(navigate("/nowhere/"))).toEqual(["not-found", "Could not find /nowhere/"])
  expect(current()).toBe("/nowhere/")
})

test("a page whose parts can't be loaded is loaded as a whole", async () => {
  const { navigate, current } = aPlace({ load: () => Promise.reject(new Error("Loading chunk 7 failed")) })
  expect(await failureOf(navigate("/admin/agenda/"))).toEqual(["component", "Failed to resolve async component: /admin/agenda/"])
  expect(current()).toBe("/admin/agenda/")
})

test("a later move cancels one that is still loading", async () => {
  let arrive: (load: "found") => void = () => undefined
  const slow = new Promise<"found">((resolve) => (arrive = resolve))
  const { navigate, shown } = aPlace({ load: (address) => (address === "/slow/" ? slow : Promise.resolve("found")) })
  const first = failureOf(navigate("/slow/"))
  await navigate("/quick/")
  arrive("found")
  expect(await first).toEqual(["cancelled", "Navigation to /slow/ was cancelled with a new navigation"])
  expect(shown).toEqual([["/quick/", {}]])
})

import { makeNavigate, NavigationFailure, type Move, type PageLoad, type PageMoves } from "#lib/navigation/make-navigate.ts"

function aPlace(changes: Partial<PageMoves> = {}) {
  const moves: (readonly [string, Move])[] = []
  let current = new URL("https://g30.example/admin/post/")
  const go = (address: string) => void (current = new URL(address, current))
  const navigate = makeNavigate({
    here: () => current,
    load: () => Promise.resolve({ kind: "found" }),
    show: (address, move) => {
      moves.push([address, move])
      go(address)
    },
    open: () => undefined,
    guard: (destination) => destination,
    ...changes,
  })
  return { navigate, moves, go }
}

async function failureOf(moving: Promise<void>): Promise<readonly [string, string]> {
  const error: unknown = await moving.catch((reason: unknown) => reason)
  if (!(error instanceof NavigationFailure)) throw new Error(`No failure but ${String(error)}`)
  return [error.kind, error.message]
}

/** A page that loads when `arrive` is called. */
function aSlowPage() {
  let arrive: (load: PageLoad) => void = () => undefined
  const slow = new Promise<PageLoad>((resolve) => (arrive = resolve))
  const load = (address: string): Promise<PageLoad> => (address === "/slow/" ? slow : Promise.resolve({ kind: "found" }))
  return {
    load,
    arrive: () => {
      arrive({ kind: "found" })
    },
  }
}

test("a move shows the address, with its state", async () => {
  const { navigate, moves } = aPlace()
  await navigate("/admin/agenda/", { replace: true, state: { from: "a link" } })
  expect(moves).toEqual([["/admin/agenda/", { replace: true, state: { from: "a link" } }]])
})

test("a move to the present address is rejected as a duplicate; a move to its next page isn't", async () => {
  const { navigate, moves } = aPlace()
  expect(await failureOf(navigate("/admin/post/"))).toEqual(["duplicate", "Navigating to current location (/admin/post/) is not allowed"])
  expect(moves).toEqual([])
  await navigate("/admin/post/?page=2")
  expect(await failureOf(navigate("/admin/post/?page=2"))).toEqual([
    "duplicate",
    "Navigating to current location (/admin/post/?page=2) is not allowed",
  ])
})

test("from a fragment of a page, a move to the same fragment or to the page itself is a duplicate", async () => {
  const { navigate, moves } = aPlace()
  await navigate("/admin/post/#main")
  expect((await failureOf(navigate("/admin/post/#main")))[0]).toBe("duplicate")
  expect((await failureOf(navigate("/admin/post/")))[0]).toBe("duplicate")
  await navigate("/admin/post/#list")
  expect(moves).toHaveLength(2)
})

test("a guard leads elsewhere, and gives the reason along", async () => {
  const { navigate, moves } = aPlace({
    guard: ({ move }) => ({ address: "/people/3/edit/", move: { ...move, state: { reason: "own-profile" } } }),
  })
  await navigate("/people/4/edit/", { replace: true })
  expect(moves).toEqual([["/people/3/edit/", { replace: true, state: { reason: "own-profile" } }]])
})

test("a redirect to the present address is a duplicate too", async () => {
  const { navigate } = aPlace({ guard: ({ move }) => ({ address: "/admin/post/", move }) })
  expect(await failureOf(navigate("/user/login/"))).toEqual(["duplicate", "Navigating to current location (/admin/post/) is not allowed"])
})

test("a guard cancels a move, and nothing is loaded or shown", async () => {
  const load = jest.fn<Promise<PageLoad>, [string]>()
  const { navigate, moves } = aPlace({ guard: () => null, load })
  expect(await failureOf(navigate("/admin/agenda/"))).toEqual(["cancelled", "Navigation to /admin/agenda/ was cancelled"])
  expect(moves).toEqual([])
  expect(load).not.toHaveBeenCalled()
})

test("a later move cancels one that is still loading", async () => {
  const { load, arrive } = aSlowPage()
  const { navigate, moves } = aPlace({ load })
  const first = failureOf(navigate("/slow/"))
  await navigate("/quick/")
  arrive()
  expect(await first).toEqual(["cancelled", "Navigation to /slow/ was cancelled with a new navigation"])
  expect(moves).toEqual([["/quick/", {}]])
})

test("Back cancels a move that is still loading", async () => {
  const { load, arrive } = aSlowPage()
  const { navigate, moves, go } = aPlace({ load })
  const move = failureOf(navigate("/slow/"))
  go("/legal/")
  arrive()
  expect((await move)[0]).toBe("cancelled")
  expect(moves).toEqual([])
})

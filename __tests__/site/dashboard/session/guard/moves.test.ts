import { followRedirects } from "#dashboard/session/guard/moves.ts"
import type { Verdict } from "#dashboard/session/guard/guard.ts"

const pass: Verdict = { kind: "pass" }

test("the address of a redirect is judged too, and the last reason goes along", () => {
  const verdicts: Readonly<Record<string, Verdict>> = {
    "/people/4/edit/": { kind: "redirect", to: "/people/3/edit", reason: "own-profile" },
    "/people/3/edit": { kind: "redirect", to: "/people/3/edit/", reason: null },
  }
  const way = followRedirects({ address: "/people/4/edit/", move: { replace: true } }, (address) => verdicts[address] ?? pass)
  expect(way).toEqual({ address: "/people/3/edit/", move: { replace: true, state: { reason: "own-profile" } } })
})

test("a redirect without a reason keeps the state of the move", () => {
  const move = { state: { reason: "refused-save", message: "No." } }
  const judged = (address: string): Verdict => (address === "/user/login/" ? { kind: "redirect", to: "/admin/post/", reason: null } : pass)
  expect(followRedirects({ address: "/user/login/", move }, judged)).toEqual({ address: "/admin/post/", move })
})

test("a move goes on while the session is unknown: its screen waits", () => {
  const way = { address: "/admin/post/", move: {} }
  expect(followRedirects(way, () => ({ kind: "wait" }))).toEqual(way)
})

test("a circle of redirects leads nowhere", () => {
  const judged = (address: string): Verdict => ({ kind: "redirect", to: address === "/a/" ? "/b/" : "/a/", reason: null })
  expect(followRedirects({ address: "/a/", move: {} }, judged)).toBeNull()
})

test("a move to another language is judged by the document there, so that its reason isn't lost on the way", () => {
  const way = { address: "/fr/people/4/edit/", move: {} }
  expect(followRedirects(way, () => ({ kind: "redirect", to: "/people/3/edit/", reason: "own-profile" }))).toEqual(way)
})

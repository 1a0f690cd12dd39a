/** @jest-environment jsdom */

import { joinEditors, type Channel } from "#dashboard/drafts/other-tabs.ts"

function channels() {
  const open = new Set<Channel>()
  return (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of open) if (other !== channel) other.onmessage?.({ data } as MessageEvent)
      },
      close: () => void open.delete(channel),
    }
    open.add(channel)
    return channel
  }
}

function joining() {
  const open = channels()
  const heard: unknown[] = []
  const join = (writer: string, { uid = 7, nameOf = () => "1" }: { readonly uid?: number; readonly nameOf?: () => string } = {}) =>
    joinEditors({
      ...{ uid, writer, nameOf, open },
      onTabs: ({ others, openWriters }) => heard.push([writer, others, openWriters]),
      onSaved: () => heard.push([writer, "saved"]),
    })
  return { heard, join }
}

test("tabs that edit the same item know of each other", () => {
  const { heard, join } = joining()
  const one = join("one")
  join("another user", { uid: 8 })
  expect(heard).toEqual([])
  const two = join("two")
  expect(heard).toEqual([
    ["one", 1, ["two"]],
    ["two", 1, ["one"]],
  ])
  two.saved()
  two.leave()
  expect(heard.slice(2)).toEqual([
    ["one", "saved"],
    ["one", 0, []],
  ])
  one.leave()
})

test("a tab with another item is no other editor of this one, and its draft is not left behind", () => {
  const { heard, join } = joining()
  join("one")
  join("two", { nameOf: () => "2" })
  expect(heard).toEqual([
    ["one", 0, ["two"]],
    ["two", 0, ["one"]],
  ])
})

test("a new item that one tab has stored is known when another tab opens it, and before it says so", () => {
  const { heard, join } = joining()
  const made = { name: "new" }
  const one = join("one", { nameOf: () => made.name })
  made.name = "50 fr"
  join("two", { nameOf: () => "50 fr" })
  expect(heard).toEqual([
    ["one", 1, ["two"]],
    ["two", 1, ["one"]],
  ])
  one.saved()
  expect(heard.slice(2)).toEqual([["two", "saved"]])
})

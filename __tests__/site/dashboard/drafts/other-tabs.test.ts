/** @jest-environment jsdom */

import { Autosave } from "#dashboard/drafts/autosave.ts"
import { joinEditors, type Channel } from "#dashboard/drafts/other-tabs.ts"
import { aTime } from "#support/browser/browser-parts.ts"

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

function typing() {
  const time = aTime()
  const written: (readonly [at: number, text: string])[] = []
  const write = (text: string) => Promise.resolve(void written.push([time.elapsed(), text]))
  return { time, written, autosave: new Autosave(write, time), pass: (milliseconds: number) => time.pass(milliseconds, settled) }
}

test("a text is kept half a second after the last key, and each second of going on", async () => {
  const { autosave, written, pass } = typing()
  for (let key = 1; key <= 12; key++) {
    autosave.changed(`${key}`)
    await pass(200)
  }
  await pass(1000)
  expect(written.map(([at]) => at)).toEqual([1000, 2000, 2700])
  expect(written.at(-1)?.[1]).toBe("12")
})

test("a hidden or left page writes at once", async () => {
  const { autosave, written } = typing()
  autosave.changed("hidden")
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true })
  document.dispatchEvent(new Event("visibilitychange"))
  await settled()
  autosave.changed("left")
  window.dispatchEvent(new Event("pagehide"))
  await settled()
  expect(written.map(([, text]) => text)).toEqual(["hidden", "left"])
  await autosave.stop()
})

test("a slow write does not end up over a newer one", async () => {
  const order: string[] = []
  const releases: (() => void)[] = []
  const autosave = new Autosave(
    (text: string) => new Promise<void>((resolve) => releases.push(() => resolve(void order.push(text)))),
    aTime(),
  )
  autosave.changed("one")
  void autosave.flush()
  autosave.changed("two")
  void autosave.flush()
  await settled()
  expect(releases).toHaveLength(1)
  releases[0]?.()
  await settled()
  releases[1]?.()
  await settled()
  expect(order).toEqual(["one", "two"])
  await autosave.stop()
})

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

import { makePacer } from "#dashboard/publishing/item/pacer.ts"
import { aTime } from "#support/browser/browser-parts.ts"

const settled = () => Promise.resolve()

function aPacer() {
  const time = aTime()
  const { after, elapsed } = time
  const asks: number[] = []
  const listeners = new Set<() => void>()
  let isVisible = true
  const pacer = makePacer({
    ask: () => void asks.push(Math.round(elapsed() / 100) / 10),
    after,
    isVisible: () => isVisible,
    onVisibility: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  const show = (is: boolean) => {
    isVisible = is
    for (const listener of listeners) listener()
  }
  return { pacer, asks, show, pass: (seconds: number) => time.pass(seconds * 1000, settled) }
}

test("the pauses grow from half a second to ten, and end with the last hold", async () => {
  const { pacer, asks, pass } = aPacer()
  const release = pacer.hold()
  await pass(20)
  expect(asks).toEqual([0.5, 1.3, 2.4, 4.1, 6.6, 10.4, 16.1])
  await pass(40)
  expect(asks.slice(-2)).toEqual([44.6, 54.6])
  release()
  const before = asks.length
  await pass(100)
  expect(asks).toHaveLength(before)
})

test("a newer save begins with short pauses again", async () => {
  const { pacer, asks, pass } = aPacer()
  pacer.hold()
  await pass(30)
  const before = asks.length
  pacer.hold()
  await pass(1)
  expect(asks).toHaveLength(before + 1)
})

test("a hidden tab asks nothing, and asks at once when it is shown", async () => {
  const { pacer, asks, show, pass } = aPacer()
  pacer.hold()
  await pass(1)
  show(false)
  await pass(600)
  expect(asks).toEqual([0.5])
  show(true)
  expect(asks).toEqual([0.5, 601])
  await pass(1)
  expect(asks).toHaveLength(3)
})

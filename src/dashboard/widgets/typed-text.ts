/** Text that was typed in a control and is no value yet, such as a tag before Enter: no save may drop it unseen. */
import { useEffect } from "react"

type Typed = {
  /** The field of the form. */
  readonly name: string
  /** What to tell while the text stays. */
  readonly sentence: string
  /** Makes a value of the text, where it is clear which. Tells whether it did. */
  readonly settle: () => Promise<boolean>
}

const controls = new Map<string, Typed>()

/** Keeps what a control holds; null while it holds nothing. */
export function useTypedText(id: string, typed: Typed | null): void {
  useEffect(() => {
    if (typed === null) return
    controls.set(id, typed)
    return () => void controls.delete(id)
  })
}

export async function settleTyped(): Promise<void> {
  await Promise.all([...controls].map(async ([id, { settle }]) => (await settle()) && controls.delete(id)))
}

/** The sentence for each field in whose control a text waits. */
export function typedSentences(): Readonly<Record<string, string>> {
  return Object.fromEntries([...controls.values()].map(({ name, sentence }) => [name, sentence]))
}

/** Text in a control that is no value yet, such as a tag before Enter, must not be lost by a save. */
import { useEffect } from "react"

type PendingText = {
  readonly name: string
  /** The field shows this error while the text stays. */
  readonly sentence: string
  /** Makes a value of the text if only one fits. Resolves to whether it did. */
  readonly chooseOnlyMatch: () => Promise<boolean>
}

const controls = new Map<string, PendingText>()

/** Null removes the registered text. */
export function useTypedText(id: string, pending: PendingText | null): void {
  useEffect(() => {
    if (pending === null) return
    controls.set(id, pending)
    return () => void controls.delete(id)
  })
}

export async function finishTypedText(): Promise<void> {
  await Promise.all([...controls].map(async ([id, { chooseOnlyMatch }]) => (await chooseOnlyMatch()) && controls.delete(id)))
}

/** These fields have a control in which a text waits. */
export function typedSentences(): Readonly<Record<string, string>> {
  return Object.fromEntries([...controls.values()].map(({ name, sentence }) => [name, sentence]))
}

import type { CodedFault, FaultCode } from "#contract/publishing.ts"

/** `{address}` stands for a value of the fault. */
export type FaultSentences = Readonly<Record<FaultCode, readonly [what: string, todo: string]>>

export function filled(sentences: FaultSentences, { code, values }: CodedFault): { readonly what: string; readonly todo: string } {
  const [what, todo] = sentences[code]
  const fill = (sentence: string) => sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
  return { what: fill(what), todo: fill(todo) }
}

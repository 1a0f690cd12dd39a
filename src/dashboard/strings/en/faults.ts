import type { CodedFault } from "#contract/publishing.ts"

type FaultWords = { readonly what: string; readonly todo: string }

/** The build itself writes English, so no other words are needed here. */
export const faultWords: (fault: CodedFault) => FaultWords | null = () => null

import type { CodedFault } from "#contract/publishing.ts"

type FaultWords = { readonly what: string; readonly todo: string }

/** A build's fault in the page's language. English is what the build itself wrote: null. */
export const faultWords: (fault: CodedFault) => FaultWords | null = () => null

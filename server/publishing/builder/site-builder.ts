import type { BuildProblem, BuildReason, BuildWarning, Secret } from "#contract/publishing.ts"

export type BuildOrder = {
  readonly reason: BuildReason
  /** An administrator has confirmed that a kind has no published item any more. */
  readonly mayBeEmpty: boolean
  /** Contacts that visitors must not get, such as mail addresses of accounts. A page that would show one keeps its served version. */
  readonly secrets: () => Promise<readonly Secret[]>
}

export type BuildHooks = {
  readonly onStep: (step: "content" | "pages" | "check", count?: { readonly done: number; readonly total: number }) => void
  readonly signal: AbortSignal
}

export type BuildOutcome =
  | {
      readonly kind: "live"
      readonly how: "incremental" | "full"
      /** The reason for a full build; null for an incremental one. */
      readonly why: string | null
      readonly warnings: readonly BuildWarning[]
    }
  | { readonly kind: "failed"; readonly problem: BuildProblem }
  | { readonly kind: "cancelled" }

/** Builds the site and switches to it. The queue orders one build at a time. */
export type SiteBuilder = {
  readonly build: (order: BuildOrder, hooks: BuildHooks) => Promise<BuildOutcome>
  readonly close: () => Promise<void>
}

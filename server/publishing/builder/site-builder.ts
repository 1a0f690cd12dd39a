import type { BuildProblem, BuildReason, BuildWarning, Secret } from "#contract/publishing.ts"

export type BuildOrder = {
  readonly reason: BuildReason
  /** An administrator has confirmed that a kind may lose all its published items. */
  readonly mayBeEmpty: boolean
  /** A page that would show one of these contacts keeps its served version. */
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
      /** Is null for an incremental build. */
      readonly why: string | null
      readonly warnings: readonly BuildWarning[]
    }
  | { readonly kind: "failed"; readonly problem: BuildProblem }
  | { readonly kind: "cancelled" }

/** The queue orders one build at a time. */
export type SiteBuilder = {
  readonly build: (order: BuildOrder, hooks: BuildHooks) => Promise<BuildOutcome>
  readonly close: () => Promise<void>
}

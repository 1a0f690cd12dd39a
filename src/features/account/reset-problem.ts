import type { Problem } from "#lib/session/problem.ts"

/** What a refused reset means to its form. */
export type ResetProblem =
  | { readonly kind: "expired" }
  /** The new password isn't good enough; a sentence. */
  | { readonly kind: "password"; readonly message: string }
  | { readonly kind: "other"; readonly problem: Problem }

/** Drupal's rest_password, and our server after it, tells these by their words alone. */
export function resetProblemOf(problem: Problem): ResetProblem {
  const { message } = problem
  if (problem.kind !== "invalid" || message === null) return { kind: "other", problem }
  if (/temp password request|recovery password/i.test(message)) return { kind: "expired" }
  return /\bpassword\b/i.test(message) ? { kind: "password", message } : { kind: "other", problem }
}

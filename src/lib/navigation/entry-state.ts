export function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state
  return typeof state === "object" ? { ...state } : {}
}

/** Neither loads nor scrolls. `address` also changes the entry's address. */
export function changeEntryState(change: Readonly<Record<string, unknown>>, address?: string): void {
  window.history.replaceState({ ...entryState(), ...change }, "", address)
}

export function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state
  return typeof state === "object" ? { ...state } : {}
}

/** Changes a part of the history entry's state, and its address if one is given. It neither loads nor scrolls. */
export function changeEntryState(change: Readonly<Record<string, unknown>>, address?: string): void {
  window.history.replaceState({ ...entryState(), ...change }, "", address)
}

export function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state
  return typeof state === "object" ? { ...state } : {}
}

/** Changes a part of the state, and the address where one is given; neither loads nor scrolls. */
export function changeEntryState(change: Readonly<Record<string, unknown>>, address?: string): void {
  window.history.replaceState({ ...entryState(), ...change }, "", address)
}

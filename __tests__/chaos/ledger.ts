/** What was asked of the server, and what it acknowledged: the ground on which it is held to its word. */
export type Item = {
  readonly uuid: string
  /** The counter that the server acknowledged last; 0 where not even its making was. */
  acknowledged: number
  /** The counter that was sent last, answered or not. */
  sent: number
  deletion: "none" | "sent" | "acknowledged"
  /** The number of the save of this run that touched it last. */
  round: number
}

export type Upload = { readonly address: string; readonly hash: string; readonly round: number }

export type Ledger = { readonly items: Map<string, Item>; readonly uploads: Upload[]; acknowledged: number; round: number }

/** A ledger with nothing in it. */
export function emptyLedger(): Ledger {
  return { items: new Map(), uploads: [], acknowledged: 0, round: 0 }
}

/** What the ledger promises now, whatever is written later. */
export function promisesOf({ items, uploads }: Ledger): { readonly items: readonly Readonly<Item>[]; readonly uploads: readonly Upload[] } {
  return { items: [...items.values()].map((item) => ({ ...item })), uploads: [...uploads] }
}

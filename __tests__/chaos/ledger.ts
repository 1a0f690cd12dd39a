/** The requests to the server and its acknowledgements, with which its content is compared. */
export type Item = {
  readonly uuid: string
  /** The counter that the server acknowledged last; 0 if it hasn't acknowledged the creation. */
  acknowledged: number
  /** The counter that was sent last, answered or not. */
  sent: number
  deletion: "none" | "sent" | "acknowledged"
  /** The round that wrote it last. */
  round: number
}

export type Upload = { readonly address: string; readonly hash: string; readonly round: number }

export type Ledger = { readonly items: Map<string, Item>; readonly uploads: Upload[]; acknowledged: number; round: number }

export function emptyLedger(): Ledger {
  return { items: new Map(), uploads: [], acknowledged: 0, round: 0 }
}

/** A copy of the acknowledged state at this moment. */
export function snapshotOf({ items, uploads }: Ledger): { readonly items: readonly Readonly<Item>[]; readonly uploads: readonly Upload[] } {
  return { items: [...items.values()].map((item) => ({ ...item })), uploads: [...uploads] }
}

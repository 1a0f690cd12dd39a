import { freemem, totalmem } from "node:os"

/** Bytes. A warm builder keeps about 0.6 GB; a machine with less than this needs them for its visitors. */
const scarce = { total: 2_000_000_000, free: 300_000_000 }

export function isMemoryScarce(): boolean {
  return totalmem() < scarce.total || freemem() < scarce.free
}

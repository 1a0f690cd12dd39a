import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

/** Frees at once what nothing refers to any more: memory, and what objects hold of the system, such as open files of closed databases. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc")
  runInNewContext("gc()")
}

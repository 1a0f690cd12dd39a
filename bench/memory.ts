import { readdirSync, readFileSync } from "node:fs"

/** Watches the memory of this process's descendants. `stop` returns the peak in MB, or 0 without /proc. */
export function watchMemory(): { readonly stop: () => number } {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfDescendants())
  }, 500)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

function memoryOfDescendants(): number {
  const parents = new Map<number, number>()
  for (const pid of processes()) {
    // `pid (name) state parent …`; the name may hold spaces and brackets.
    const [, parent] = /^.*\) \S (\d+)/.exec(read(`/proc/${pid}/stat`)) ?? []
    parents.set(pid, Number(parent ?? 0))
  }
  const isDescendant = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && (parent === process.pid || isDescendant(parent))
  }
  const kilobytes = [...parents.keys()]
    .filter(isDescendant)
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1000
}

function processes(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger)
  } catch {
    // Not on this system.
    return []
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch {
    // The process has ended in the meantime.
    return ""
  }
}

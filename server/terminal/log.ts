/** An entry holds no personal data: paths, but no queries, bodies or addresses. */
export type LogEntry = { readonly level: "info" | "error"; readonly event: string } & Readonly<Record<string, string | number | undefined>>
export type Log = (entry: LogEntry) => void

/** "requests" logs every request, "errors" only failures. */
export type Verbosity = "requests" | "errors"

export function jsonLog(write: (line: string) => void, now: () => Date, verbosity: Verbosity = "requests"): Log {
  return (entry) => {
    if (verbosity === "errors" && entry.level === "info") return
    write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`)
  }
}

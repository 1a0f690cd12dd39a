/** Structured log: one JSON object a line. No personal data: paths, never queries, bodies or addresses. */
export type LogEntry = { readonly level: "info" | "error"; readonly event: string } & Readonly<Record<string, string | number | undefined>>
export type Log = (entry: LogEntry) => void

/** "requests" writes a line for each request too, "errors" what went wrong alone. */
export type Verbosity = "requests" | "errors"

/** A log that writes lines to `write`, each with the time. */
export function jsonLog(write: (line: string) => void, now: () => Date, verbosity: Verbosity = "requests"): Log {
  return (entry) => {
    if (verbosity === "errors" && entry.level === "info") return
    write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`)
  }
}

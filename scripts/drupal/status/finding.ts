/** `wrong`: the site or the dashboard doesn't work so. `absent`: they work without it. `unknown`: it can't be seen from outside. */
export type State = "ok" | "wrong" | "absent" | "unknown"

export type Finding = {
  readonly about: string
  readonly state: State
  /** A word of the command's JSON. */
  readonly found: string
  readonly advice?: string
}

export const ok = (about: string, observation: string): Finding => ({ about, state: "ok", found: observation })
export const wrong = (about: string, observation: string, advice: string): Finding => ({
  about,
  state: "wrong",
  found: observation,
  advice,
})
export const absent = (about: string, observation: string, advice?: string): Finding => ({
  about,
  state: "absent",
  found: observation,
  ...(advice === undefined ? {} : { advice }),
})
export const unknown = (about: string, observation: string): Finding => ({ about, state: "unknown", found: observation })

const marks: Readonly<Record<State, string>> = { ok: "ok     ", wrong: "WRONG  ", absent: "absent ", unknown: "?      " }

export function linesOf({ about, state, found: observation, advice }: Finding): readonly string[] {
  return [`${marks[state]} ${about.padEnd(30)} ${observation}`, ...(advice === undefined ? [] : [`${" ".repeat(8)}→ ${advice}`])]
}

export function summaryOf(findings: readonly Finding[]): string {
  const count = (state: State) => findings.filter((finding) => finding.state === state).length
  return `${count("ok")} ok, ${count("wrong")} wrong, ${count("absent")} absent, ${count("unknown")} not to be seen from outside`
}

import { useId, useMemo, useRef, useState } from "react"
import type { Item } from "#app/resources/item.ts"
import type { Values } from "#app/resources/values.ts"
import { checks as words } from "#app/strings/checks.ts"
import { Button } from "#ui/button.tsx"
import { calledRight, keepCalledRight } from "./called-right.ts"
import * as styles from "./checks-panel.module.css"
import { FindingRow } from "./finding-row.tsx"
import type { Finding } from "./finding.ts"
import { findingsIn } from "./findings.ts"
import { ruleFinding } from "./make-finding.ts"
import { ownPathsIn } from "./links/own-paths.ts"
import { useMissingPaths, type MissingPaths } from "./links/use-missing-paths.ts"

type ChecksPanelProps = {
  readonly item: Pick<Item, "type" | "id">
  /** The form's values, a moment after the last change. */
  readonly values: Values
  /** The sentence for each field that the rules of the form would not publish. */
  readonly problems: Readonly<Record<string, string>>
  readonly labelOf: (field: string) => string
  readonly onGoTo: (finding: Finding) => void
  readonly onMend: (mend: (values: Values) => Values) => void
}

/** Lists what readers would stumble over, each with its field, its mend, and a way to say that it is right. */
export function ChecksPanel({ item: { type, id }, values, problems, labelOf, onGoTo, onMend }: ChecksPanelProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [right, setRight] = useState(() => calledRight(id))
  const [told, setTold] = useState("")
  // Both read the whole text, which takes 10 ms for 5,000 words: once for each change, not for each answer about a link.
  const links = useMissingPaths(useMemo(() => ownPathsIn(type, values), [type, values]))
  const missing = [...links.missing].join("\n")
  const found = useMemo(() => findingsIn(type, values, new Set(missing === "" ? [] : missing.split("\n"))), [type, values, missing])
  const findings = [...ruleFindings(problems, found), ...found]
  const isRight = (finding: Finding) => finding.severity === "warning" && right.includes(finding.id)
  const open = findings.filter((finding) => !isRight(finding))
  // The row goes, and the focus with it.
  const tell = (sentence: string) => {
    setTold(sentence)
    title.current?.focus()
  }
  const remember = (ids: readonly string[]) => {
    setRight(ids)
    keepCalledRight(id, ids)
  }
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
        {words.title}
      </h2>
      <p role="status" className={styles.status}>
        {[told, summaryOf(open)].filter(Boolean).join(" ")}
      </p>
      <ul className={styles.list}>
        {open.map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            label={labelOf(finding.field)}
            onGoTo={() => onGoTo(finding)}
            onMend={(mend) => {
              onMend(mend)
              tell(words.mended)
            }}
            onRight={() => {
              remember([...right, finding.id])
              tell(words.called)
            }}
          />
        ))}
      </ul>
      <LinkStates links={links} />
      {findings.length > open.length && (
        <Button tone="quiet" size="small" onClick={() => remember([])}>
          {words.rightAgain(findings.length - open.length)}
        </Button>
      )}
    </section>
  )
}

/** A field whose error the checks name more closely stands there once. */
function ruleFindings(problems: ChecksPanelProps["problems"], found: readonly Finding[]): readonly Finding[] {
  const isNamed = (name: string) => found.some(({ field, severity }) => field === name && severity === "error")
  return Object.entries(problems).flatMap(([field, message]) => (isNamed(field) ? [] : [ruleFinding(field, message)]))
}

function summaryOf(open: readonly Finding[]): string {
  const errors = open.filter(({ severity }) => severity === "error").length
  return open.length === 0 ? words.none : words.found(errors, open.length - errors)
}

function LinkStates({ links: { waiting, hasFailed, retry } }: { readonly links: MissingPaths }) {
  if (waiting > 0) return <p className={styles.status}>{words.checkingLinks(waiting)}</p>
  if (!hasFailed) return null
  return (
    <p className={styles.status} role="alert">
      {words.linksFailed}{" "}
      <Button tone="ghost" size="small" onClick={retry}>
        {words.retry}
      </Button>
    </p>
  )
}

import { useId, useMemo, useRef, useState } from "react"
import type { Item } from "#dashboard/items/item.ts"
import type { Values } from "#dashboard/items/values.ts"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./checks-panel.module.css"
import { findingsIn } from "./findings.ts"
import { ruleFinding, type Finding } from "./rules/finding.ts"
import { itemPathsIn } from "./rules/link-checks.ts"
import { useMissingPaths, type MissingPaths } from "./use-missing-paths.ts"
import * as v from "valibot"
import { readJson, writeEntry } from "#lib/storage.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"
import { FailedLine } from "#dashboard/widgets/load-state.tsx"

type ChecksPanelProps = {
  readonly item: Pick<Item, "type" | "id">
  /** The form's values arrive after a pause. */
  readonly values: Values
  /** Has a sentence for each field that the rules would refuse to publish. */
  readonly problems: Readonly<Record<string, string>>
  readonly labelOf: (field: string) => string
  readonly onGoTo: (finding: Finding) => void
  readonly onFix: (fix: (values: Values) => Values) => void
}

/** Each finding leads to its field, may have a fix, and can be marked as right if it is a warning. */
export function ChecksPanel({ item: { type, id }, values, problems, labelOf, onGoTo, onFix }: ChecksPanelProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [rightIds, setRightIds] = useState(() => readRightIds(id))
  const [announcement, setAnnouncement] = useState("")
  // Both hooks read the whole text, which takes 10 ms for 5,000 words. `useMemo` spares that after each answer about a link.
  const links = useMissingPaths(useMemo(() => itemPathsIn(type, values), [type, values]))
  const missing = [...links.missing].join("\n")
  const itemFindings = useMemo(() => findingsIn(type, values, new Set(missing === "" ? [] : missing.split("\n"))), [type, values, missing])
  const findings = [...ruleFindings(problems, itemFindings), ...itemFindings]
  const isRight = (finding: Finding) => finding.severity === "warning" && rightIds.includes(finding.id)
  const open = findings.filter((finding) => !isRight(finding))
  // The focused row disappears, so the title takes the focus.
  const announceAtTitle = (sentence: string) => {
    setAnnouncement(sentence)
    title.current?.focus()
  }
  const remember = (ids: readonly string[]) => {
    setRightIds(ids)
    storeRightIds(id, ids)
  }
  return (
    <section className={classes("stack", styles.panel)} data-gap="4" aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
        {appWords.checks.title}
      </h2>
      <p role="status" className="quiet">
        {[announcement, summaryOf(open)].filter(Boolean).join(" ")}
      </p>
      <ul className={classes("stack", styles.list)} data-gap="3">
        {open.map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            label={labelOf(finding.field)}
            onGoTo={() => onGoTo(finding)}
            onFix={(fix) => {
              onFix(fix)
              announceAtTitle(appWords.checks.fixed)
            }}
            onRight={() => {
              remember([...rightIds, finding.id])
              announceAtTitle(appWords.checks.called)
            }}
          />
        ))}
      </ul>
      <LinkStates links={links} />
      {findings.length > open.length && (
        <Button tone="quiet" size="small" onClick={() => remember([])}>
          {appWords.checks.rightAgain(findings.length - open.length)}
        </Button>
      )}
    </section>
  )
}

type FindingRowProps = {
  readonly finding: Finding
  readonly label: string
  readonly onGoTo: () => void
  readonly onFix: (fix: (values: Values) => Values) => void
  readonly onRight: () => void
}

function FindingRow({ finding: { severity, message, excerpt, fix }, label, onGoTo, onFix, onRight }: FindingRowProps) {
  return (
    <li className={classes("stack slip", styles.finding)} data-gap="2" data-severity={severity}>
      <p>
        <strong>{appWords.checks[severity]}</strong> {message}
      </p>
      {excerpt !== "" && <p className="quiet">{excerpt}</p>}
      <p className="cluster">
        <Button tone="ghost" size="small" onClick={onGoTo}>
          {appWords.checks.goTo(label)}
        </Button>
        {fix !== null && (
          <Button tone="ghost" size="small" onClick={() => onFix(fix.apply)}>
            {fix.label}
          </Button>
        )}
        {severity === "warning" && (
          <Button tone="quiet" size="small" onClick={onRight}>
            {appWords.checks.right}
          </Button>
        )}
      </p>
    </li>
  )
}

/** Leaves out fields in which the checks themselves found an error. */
function ruleFindings(problems: ChecksPanelProps["problems"], itemFindings: readonly Finding[]): readonly Finding[] {
  const isNamed = (name: string) => itemFindings.some(({ field, severity }) => field === name && severity === "error")
  return Object.entries(problems).flatMap(([field, message]) => (isNamed(field) ? [] : [ruleFinding(field, message)]))
}

function summaryOf(open: readonly Finding[]): string {
  const errors = open.filter(({ severity }) => severity === "error").length
  return open.length === 0 ? appWords.checks.none : appWords.checks.found(errors, open.length - errors)
}

function LinkStates({ links: { waiting, hasFailed, retry } }: { readonly links: MissingPaths }) {
  if (waiting > 0) return <p className="quiet">{appWords.checks.checkingLinks(waiting)}</p>
  if (!hasFailed) return null
  return (
    <p className="quiet" role="alert">
      <FailedLine text={appWords.checks.linksFailed} onRetry={retry} />
    </p>
  )
}

const ids = v.array(v.string())
/** The browser stores the latest ids of each item, at most so many. */
const most = 200

const keyOf = (itemId: string) => `g30-checks:${itemId}`

/** The user has marked these findings as right in this browser. */
export function readRightIds(itemId: string): readonly string[] {
  const parsed = v.safeParse(ids, readJson("localStorage", keyOf(itemId)))
  return parsed.success ? parsed.output : []
}

function storeRightIds(itemId: string, findings: readonly string[]): void {
  writeEntry("localStorage", keyOf(itemId), findings.length === 0 ? null : JSON.stringify(findings.slice(-most)))
}

import type { CheckName } from "../finding.ts"

/** A finding in a rich text. */
export type TextFinding = {
  readonly check: CheckName
  readonly element: Element
  readonly excerpt: string
  /** The id of a note. */
  readonly note?: string
  /** Changes the text around the element, which may be one of another reading of the same text. */
  readonly mend?: (element: Element) => void
}

export type TextCheck = (body: HTMLElement) => readonly TextFinding[]

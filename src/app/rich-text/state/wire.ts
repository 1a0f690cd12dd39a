import type { Editor } from "@tiptap/core"
import type { DialogName } from "../dialogs/dialog-name.ts"
import type { Reporter } from "./reporting.ts"

type Ends = {
  readonly openDialog: (name: DialogName) => void
  readonly onTaken: (editor: Editor, files: readonly File[], leftOut: readonly string[]) => void
  readonly show: (url: string) => Promise<string | null>
}

/** Joins the editor, which is made once, to the component, whose functions change with each rendering. */
export class Wire {
  reporter: Reporter | null = null
  private ends: Ends | null = null

  connect(ends: Ends): void {
    this.ends = ends
  }

  openDialog(name: DialogName): void {
    this.ends?.openDialog(name)
  }

  taken(editor: Editor, files: readonly File[], leftOut: readonly string[]): void {
    this.ends?.onTaken(editor, files, leftOut)
  }

  show(url: string): Promise<string | null> {
    return this.ends?.show(url) ?? Promise.resolve(url)
  }
}

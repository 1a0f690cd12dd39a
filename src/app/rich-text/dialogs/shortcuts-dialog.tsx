import { richText } from "#app/strings/rich-text.ts"
import { Dialog } from "#ui/dialog.tsx"
import * as styles from "./shortcuts-dialog.module.css"

const words = richText.shortcuts

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.what}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(([keys, what]) => (
            <tr key={keys}>
              <th scope="row">{keys}</th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

import type { ReactNode } from "react"
import * as styles from "./empty.module.css"
import { MissingPicture } from "#ui/pictures/missing-picture.tsx"

export function Empty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <MissingPicture className={styles.sign} />
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </div>
  )
}

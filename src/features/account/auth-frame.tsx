import { Suspense, type ReactNode } from "react"
import { login as strings } from "#lib/strings/members-area/account.ts"
import * as styles from "./auth-frame.module.css"
import { WantToBe } from "./want-to-be.tsx"

const picture = "/pictures/spiral-stair"

export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`wrap ${styles.frame}`}>
      <div className={styles.side}>
        <Suspense fallback={<div className={styles.waiting} />}>{children}</Suspense>
        <noscript>
          <p>{strings.needsScripts}</p>
        </noscript>
        <WantToBe />
      </div>
      <div className={styles.media}>
        <picture>
          <source type="image/webp" srcSet={`${picture}-900.webp 900w, ${picture}-1800.webp 1800w`} sizes="max(55vw, 100vh)" />
          {/* Lazy, so that a narrow screen, which hides it, does not load it. */}
          <img className={styles.picture} src={`${picture}-900.jpg`} alt={strings.picture} width={900} height={900} loading="lazy" />
        </picture>
      </div>
    </div>
  )
}

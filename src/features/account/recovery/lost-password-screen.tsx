import { useEffect, useRef, useState } from "react"
import type { LostPassword } from "#contract/session.ts"
import { AuthTitle } from "#features/account/auth-title.tsx"
import { useApp } from "#features/account/use-app.ts"
import { Link } from "#ui/link.tsx"
import { LinkSent } from "./link-sent.tsx"
import { LostPasswordForm } from "./lost-password-form.tsx"
import { loginPath } from "#lib/session/return-to.ts"
import { accountWords } from "#lib/strings/account-words.ts"
import { words } from "#lib/strings/words.ts"

export function LostPasswordScreen() {
  const { call, fetchAhead } = useApp()
  const [mail, setMail] = useState("")
  const [isSent, setIsSent] = useState(false)
  const title = useFocusAfterChange(isSent)
  const send = async (request: LostPassword) => {
    const outcome = await call((app) => app.lostPassword(request))
    if (outcome.ok) {
      setMail(request.mail)
      setIsSent(true)
    }
    return outcome
  }
  const back = <Link to={loginPath()}>{accountWords.login.back}</Link>
  return (
    <>
      <AuthTitle ref={title}>{isSent ? accountWords.lostPassword.checkMail : words.accountPage.lostPassword}</AuthTitle>
      {isSent ? (
        <LinkSent mail={mail} onSend={send} onOtherAddress={() => setIsSent(false)}>
          {back}
        </LinkSent>
      ) : (
        <LostPasswordForm mail={mail} onSend={send} onTouch={fetchAhead}>
          {back}
        </LostPasswordForm>
      )}
    </>
  )
}

/** Focuses the heading after each step, which removes the element that had the focus. */
function useFocusAfterChange(step: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    title.current?.focus()
  }, [step])
  return title
}

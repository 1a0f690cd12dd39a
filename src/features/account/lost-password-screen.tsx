import { useEffect, useRef, useState } from "react"
import { useSession } from "#lib/session/use-session.tsx"
import { login, lostPassword as strings } from "#lib/strings/members-area/account.ts"
import { Link } from "#ui/link.tsx"
import { AuthTitle } from "./auth-title.tsx"
import { LinkSent } from "./link-sent.tsx"
import { LostPasswordForm } from "./lost-password-form.tsx"
import { fetchAhead, withApp } from "./with-app.ts"

type Asked = { readonly mail: string }

/** Forgot password: asks for the address, then says that the link is on its way. */
export function LostPasswordScreen() {
  const { load } = useSession()
  const [asked, setAsked] = useState<Asked>()
  const [isSent, setIsSent] = useState(false)
  const title = useFocusAfterChange(isSent)
  const send = async (next: Asked) => {
    const outcome = await withApp(load, (app) => app.lostPassword(next))
    if (outcome.ok) {
      setAsked(next)
      setIsSent(true)
    }
    return outcome
  }
  const askAnew = () => {
    setIsSent(false)
  }
  const back = <Link to="/user/login/">{login.back}</Link>
  return (
    <>
      <AuthTitle ref={title}>{isSent ? strings.checkMail : strings.title}</AuthTitle>
      {isSent && asked ? (
        <LinkSent mail={asked.mail} onSend={send} onOtherAddress={askAnew}>
          {back}
        </LinkSent>
      ) : (
        <LostPasswordForm mail={asked?.mail} onSend={send} onTouch={fetchAhead(load)}>
          {back}
        </LostPasswordForm>
      )}
    </>
  )
}

/** What had the focus is gone when one step follows another: its heading takes it. */
function useFocusAfterChange(step: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    title.current?.focus()
  }, [step])
  return title
}

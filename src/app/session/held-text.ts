/** Text that is being edited outlives its session: the login is asked for in place, and what waited goes on as the same user. */
import type { LoginWanted, Profile } from "#lib/session.tsx"
import type { Tokens } from "#app/tokens/auth-slice.ts"

export type HeldText = {
  readonly hold: (edit: { readonly key: string; readonly uid: number }) => () => void
  readonly isHeld: (uid: number) => boolean
  /** The session of this person was lost: where text of theirs is held their login is wanted. */
  readonly ask: (profile: Profile) => void
  readonly wanted: () => LoginWanted | null
  /** Who is to be shown meanwhile. */
  readonly stillShown: () => Profile | null
  /** Waits for the login that is wanted: the new tokens, or null where somebody else logged in or nobody did. */
  readonly login: () => Promise<Tokens | null>
  /** Somebody logged in, or (null) the user declined. */
  readonly settle: (tokens: Tokens | null) => void
  readonly subscribe: (listener: () => void) => void
}

export function makeHeldText(): HeldText {
  const edits = new Set<{ readonly uid: number }>()
  const listeners: (() => void)[] = []
  let lost: Profile | null = null
  let waiting: ((tokens: Tokens | null) => void)[] = []
  const isHeld = (uid: number) => [...edits].some((edit) => edit.uid === uid)
  const show = (profile: Profile | null) => {
    if (lost === profile) return
    lost = profile
    listeners.forEach((listener) => {
      listener()
    })
  }
  return {
    hold: (edit) => {
      const own = { uid: edit.uid }
      edits.add(own)
      return () => {
        edits.delete(own)
      }
    },
    isHeld,
    ask: (profile) => {
      if (lost === null && isHeld(profile.uid)) show(profile)
    },
    wanted: () => (lost === null ? null : { uid: lost.uid, name: lost.name, mail: lost.mail }),
    stillShown: () => lost,
    login: () =>
      lost === null
        ? Promise.resolve(null)
        : new Promise((resolve) => {
            waiting.push(resolve)
          }),
    settle: (tokens) => {
      if (lost === null) return
      const isSame = tokens !== null && tokens.uid === String(lost.uid)
      const released = waiting
      waiting = []
      show(null)
      released.forEach((release) => {
        release(isSame ? tokens : null)
      })
    },
    subscribe: (listener) => {
      listeners.push(listener)
    },
  }
}

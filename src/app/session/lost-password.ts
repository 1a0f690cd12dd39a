/** A lost password is asked for by mail, and set anew. Specification, 7. */
import type { AxiosInstance } from "axios"
import { explain } from "#app/requests/http-problem.ts"
import { lostPasswordPath, lostPasswordResetPath } from "#contract/paths.ts"
import type { LostPassword, PasswordReset } from "#contract/session.ts"
import { done, failed, messageIn, type Outcome } from "#lib/session/problem.ts"

export function makeLostPassword(http: AxiosInstance, clock: () => number) {
  const post = async (path: string, body: LostPassword | PasswordReset): Promise<Outcome<string>> => {
    try {
      const { data } = await http.post<unknown>(`${path}?_format=json`, body, { headers: { Accept: "application/json" } })
      return done(messageIn(data) ?? "")
    } catch (error) {
      return failed(explain(error, clock()))
    }
  }
  return {
    lostPassword: ({ mail }: LostPassword) => post(lostPasswordPath, { mail }),
    resetPassword: ({ name, temp_pass, new_pass }: PasswordReset) => post(lostPasswordResetPath, { name, temp_pass, new_pass }),
  }
}

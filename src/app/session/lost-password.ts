import type { AxiosInstance } from "axios"
import { attempt } from "#app/requests/http-problem.ts"
import { lostPasswordPath, lostPasswordResetPath } from "#contract/paths.ts"
import type { LostPassword, PasswordReset } from "#contract/session.ts"
import { done, messageIn, type Outcome } from "#lib/session/problem.ts"

export function makeLostPassword(http: AxiosInstance, clock: () => number) {
  const post = async (path: string, body: LostPassword | PasswordReset): Promise<Outcome<string>> => {
    const answer = await attempt(http.post(`${path}?_format=json`, body, { headers: { Accept: "application/json" } }), clock)
    return answer.ok ? done(messageIn(answer.value.data) ?? "") : answer
  }
  return {
    lostPassword: ({ mail }: LostPassword) => post(lostPasswordPath, { mail }),
    resetPassword: ({ name, temp_pass, new_pass }: PasswordReset) => post(lostPasswordResetPath, { name, temp_pass, new_pass }),
  }
}

import type { AxiosInstance } from "axios"
import { attempt } from "#app/requests/http-problem.ts"
import { firstAdministratorPath, lostPasswordPath, lostPasswordResetPath } from "#contract/paths.ts"
import type { FirstAdministrator, LostPassword, PasswordReset } from "#contract/session.ts"
import { done, messageIn, type Outcome } from "#lib/session/problem.ts"

export function makeLostPassword(http: AxiosInstance, clock: () => number) {
  const post = async (path: string, body: LostPassword | PasswordReset | FirstAdministrator): Promise<Outcome<string>> => {
    const answer = await attempt(http.post(`${path}?_format=json`, body, { headers: { Accept: "application/json" } }), clock)
    return answer.ok ? done(messageIn(answer.value.data) ?? "") : answer
  }
  return {
    lostPassword: ({ mail }: LostPassword) => post(lostPasswordPath, { mail }),
    resetPassword: ({ name, temp_pass, new_pass }: PasswordReset) => post(lostPasswordResetPath, { name, temp_pass, new_pass }),
    makeFirstAdministrator: ({ temp_pass, name, mail, pass }: FirstAdministrator) =>
      post(firstAdministratorPath, { temp_pass, name, mail, pass }),
  }
}

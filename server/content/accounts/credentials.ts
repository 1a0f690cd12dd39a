/** What saving a user needs to know of passwords and tokens, which server/session keeps. app.ts introduces the two. */
export type Credentials = {
  /** Whether this is the account's password. */
  readonly verify: (uid: number, password: string) => Promise<boolean>
  /** What is wrong with a new password, in a sentence; null where nothing is. `own` are words that it may not be: the name, the mail. */
  readonly complaint: (password: string, own?: readonly string[]) => string | null
  /** Makes the hash that `set` stores; before the transaction, since it takes a while. */
  readonly hash: (password: string) => Promise<string>
  /** Gives the account a password, inside the caller's transaction. */
  readonly set: (uid: number, hash: string) => void
  /**
   * Ends tokens after a user was saved, inside the caller's transaction: access tokens always, as Drupal does; refresh tokens too where the
   * password changed (those of `keepSession` stay) or the account was blocked.
   */
  readonly userSaved: (
    uid: number,
    change: { readonly hasNewPassword: boolean; readonly isBlocked: boolean; readonly keepSession: string | null },
  ) => void
}

/** A request that can't be answered, with the status and the words the client gets. Translated to HTTP in one place, app.ts. */
export class Refusal extends Error {
  override name = "Refusal"
  readonly status: RefusalStatus
  readonly headers: Readonly<Record<string, string>>

  constructor(status: RefusalStatus, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail)
    this.status = status
    this.headers = headers
  }
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 414 | 501 | 503

/** Drupal's words for what a viewer may not see; the same for every reason, so that they tell nothing. */
export const notAllowed = "The current user is not allowed to GET the selected resource."

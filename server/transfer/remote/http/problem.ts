/** A failure with words for the operator. */
export class RemoteProblem extends Error {
  override name = "RemoteProblem"
}

/** An answer that refuses a request. */
export class RefusedRequest extends RemoteProblem {
  override name = "RefusedRequest"
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

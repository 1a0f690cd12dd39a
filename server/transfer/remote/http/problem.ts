export class RefusedRequest extends Error {
  override name = "RefusedRequest"
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A line for a refusal of the site; other failures go on. */
export async function refusalOf(name: string, work: () => Promise<unknown>): Promise<readonly string[]> {
  try {
    await work()
    return []
  } catch (error) {
    if (error instanceof RefusedRequest) return [`${name}: ${error.message}`]
    throw error
  }
}

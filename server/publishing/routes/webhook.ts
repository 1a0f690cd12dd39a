/** Another system, such as a Drupal, asks for a build at `POST /publishing/webhook`. It proves that it knows a secret. */
import { createHmac, timingSafeEqual } from "node:crypto"
import { webhookPath } from "#contract/publishing.ts"
import { isFileBody } from "#server/http/limits/body-reader.ts"
import { noRoute, Refusal } from "#server/http/refusal.ts"
import type { Clock } from "#server/publishing/builder/clock.ts"

export type WebhookOptions = {
  /** Without a secret there is no webhook. */
  readonly secret: string | undefined
  readonly clock: Clock
  readonly onAsked: () => void
}

/** Seconds that a request may be old, or ahead of this server's clock. */
const tolerance = 300
const minute = 60_000
/** Refused requests of one address in a minute. Strangers elsewhere can't use up the sender's share. */
const mostRefused = 10
const mostCounted = 1000

export type Webhook = (request: Request, address: string) => Promise<Response>

export function makeWebhook({ secret, clock, onAsked }: WebhookOptions): Webhook {
  let refused: readonly { readonly address: string; readonly time: number }[] = []
  const expiries = new Map<string, number>()
  return async (request, address) => {
    if (secret === undefined) throw noRoute("POST", new URL(request.url).origin + webhookPath)
    const now = clock.now()
    refused = refused.filter(({ time }) => time > now - minute)
    if (refused.filter((one) => one.address === address).length >= mostRefused)
      throw new Refusal(429, "Too many requests. Try again in a minute.", { headers: { "Retry-After": "60" } })
    if (isFileBody(request.headers)) throw new Refusal(415, "Send the body as JSON or as text.")
    const signature = await checkedSignature(request, { secret, seconds: Math.floor(now / 1000) })
    for (const [former, expires] of expiries) if (expires <= now) expiries.delete(former)
    if (signature === null || expiries.has(signature)) {
      refused = [...refused, { address, time: now }].slice(-mostCounted)
      throw signature === null
        ? new Refusal(401, "The request isn't signed as it has to be, or is too old.")
        : new Refusal(409, "This request has been taken already.")
    }
    // A timestamp may lie as far ahead as it may lie back.
    expiries.set(signature, now + 2 * tolerance * 1000)
    onAsked()
    return Response.json({ message: "A build is asked for." }, { status: 202, headers: { "Cache-Control": "no-store" } })
  }
}

/** Returns a correct signature that is young enough; null for any other. */
async function checkedSignature(
  request: Request,
  { secret, seconds }: { readonly secret: string; readonly seconds: number },
): Promise<string | null> {
  const timestamp = request.headers.get("x-g30-timestamp") ?? ""
  const body = Buffer.from(await request.arrayBuffer())
  const signature = createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest()
  const [, hex = ""] = /^sha256=([0-9a-f]{64})$/i.exec(request.headers.get("x-g30-signature") ?? "") ?? []
  const sentSignature = Buffer.from(hex, "hex")
  const isSigned = sentSignature.length === signature.length && timingSafeEqual(sentSignature, signature)
  const isYoung = /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) - seconds) <= tolerance
  return isSigned && isYoung ? signature.toString("hex") : null
}

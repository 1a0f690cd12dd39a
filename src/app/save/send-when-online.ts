import type { SaveQueue } from "./save-queue.ts"

/** Browsers tell of a network that is back, but not of a server that is. */
const retryMs = 30_000

/** Sends a waiting save when the network or the server is back. Returns a function that ends it. */
export function sendWhenOnline({ state, save }: Pick<SaveQueue, "state" | "save">): () => void {
  const send = () => {
    if (state().kind === "offline") void save()
  }
  window.addEventListener("online", send)
  const timer = setInterval(send, retryMs)
  return () => {
    window.removeEventListener("online", send)
    clearInterval(timer)
  }
}

/** The program that decodes pictures. `decoding.ts` starts it as a process of its own, which can be ended at any time. */
import { Refusal } from "#server/http/refusal.ts"
import { inspectPicture } from "./picture.ts"

process.on("message", (task) => {
  void answer(task)
})
// The server has ended. A decoder that is busy doesn't react to anything but SIGKILL.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))

async function answer(task: unknown): Promise<void> {
  if (typeof task !== "object" || task === null || !("path" in task) || !("maxPixels" in task)) return
  try {
    process.send?.(await inspectPicture(String(task.path), Number(task.maxPixels)))
  } catch (error) {
    process.send?.({ isRefusal: error instanceof Refusal, message: error instanceof Error ? error.message : String(error) })
  }
}

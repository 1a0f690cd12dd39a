import { Refusal } from "#server/http/refusal.ts"
import { inspectPicture } from "./inspect-picture.ts"
import { shrinkPicture } from "./shrink-picture.ts"

process.on("message", (task) => {
  void answer(task)
})
// The server has ended. A busy decoder reacts only to SIGKILL.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))

async function answer(task: unknown): Promise<void> {
  if (typeof task !== "object" || task === null || !("path" in task) || !("maxPixels" in task)) return
  const [path, maxPixels] = [String(task.path), Number(task.maxPixels)]
  try {
    if ("width" in task) process.send?.({ copy: await shrinkPicture(path, { maxPixels, width: Number(task.width) }) })
    else process.send?.(await inspectPicture(path, maxPixels))
  } catch (error) {
    process.send?.(
      error instanceof Refusal ? { refused: error.words } : { message: error instanceof Error ? error.message : String(error) },
    )
  }
}

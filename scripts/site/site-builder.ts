import { messageOf } from "#scripts/closing.ts"
import type { BuildOutcome, SiteBuilder } from "#server/publishing/site-builder.ts"
import { updateSite, type SiteBuild } from "./build-site.ts"

type UpdatedSite = Omit<SiteBuild, "content"> & { readonly version: () => string | null }

/** Builds the whole site each time. */
export function updatingBuilder({ version, print, signal, ...site }: UpdatedSite): SiteBuilder {
  const failed = (message: string): BuildOutcome => ({ kind: "failed", problem: { message, item: null, asks: null } })
  return {
    build: async (_, { onStep, onLine, signal: cancelled }) => {
      const content = version()
      const say = (line: string) => {
        print(line)
        onLine(line)
        if (line.includes("content read")) onStep("pages")
      }
      onStep("content")
      const both = AbortSignal.any([signal, cancelled])
      try {
        await updateSite({ ...site, content, print: say, signal: both })
        return { kind: "live", how: "full", why: null, content, counts: {}, warnings: [] }
      } catch (error) {
        return both.aborted ? { kind: "cancelled" } : failed(messageOf(error))
      }
    },
    restore: () => Promise.resolve(failed("This server keeps no earlier builds.")),
    restorable: () => [],
    close: () => Promise.resolve(),
  }
}

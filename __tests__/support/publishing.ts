import type { Network, SentRequest } from "./browser/adapter.ts"
import { editDataSegments, type Build, type BuildStamp, type PublishingStatus } from "#contract/publishing.ts"

const beginning = Date.parse("2026-11-21T12:00:00Z")

/** A moment of the tests, in seconds after their beginning. */
export function at(seconds: number): string {
  return new Date(beginning + seconds * 1000).toISOString()
}

export function aBuild(said: Partial<Build> = {}): Build {
  return {
    id: 1,
    state: "live",
    reason: "change",
    asked: at(0),
    started: at(1),
    ended: at(3),
    by: ["Claire Dumoulin"],
    changes: [],
    changeCount: 0,
    how: "incremental",
    why: null,
    steps: [],
    problem: null,
    ...said,
  }
}

export function aStatus(said: Partial<PublishingStatus> = {}): PublishingStatus {
  return { builtBy: "here", now: null, starts: null, usualSeconds: 2, builds: [aBuild()], warnings: [], ...said }
}

/** Without `items` it names what `show` was told. */
type TestStamp = Omit<BuildStamp, "items"> & Partial<Pick<BuildStamp, "items">>

export function aBuildStamp(said: Partial<BuildStamp> = {}): TestStamp {
  return { id: "1", built: at(3), ...said }
}

/** As a build tells which items have an edit.json. */
function itemsIn(paths: Iterable<string>): BuildStamp["items"] {
  const all = [...paths]
  const numbersOf = (segment: string) => all.flatMap((path) => (path.startsWith(`/${segment}/`) ? [Number(path.split("/")[2])] : []))
  const runs = (segment: string) =>
    numbersOf(segment)
      .toSorted((a, b) => a - b)
      .flatMap((number) => [number, number + 1])
  return Object.fromEntries(Object.entries(editDataSegments).map(([type, segment]) => [type, runs(segment)]))
}

/** A site with its stamps, and a back end that tells of its builds: `through` puts both before our server. */
export function aPublishing(first: PublishingStatus | null = aStatus()) {
  let status = first
  let stamp: TestStamp | null = aBuildStamp()
  const served = new Map<string, number>()
  const asked: string[] = []
  let answerOrder: (path: string) => Response | null = () => null
  const json = (body: unknown) => (body === null ? new Response("", { status: 404 }) : Response.json(body))
  const stampOf = (path: string) => {
    const vid = served.get(path)
    return vid === undefined ? null : { hash: "h", type: "node--article", id: 1, changed: at(0), vid }
  }
  const answer = ({ method, url }: SentRequest): Response | null => {
    if (url === "/build.json") return json(stamp && { items: itemsIn(served.keys()), ...stamp })
    if (url.endsWith("/edit.json")) return json(stampOf(url))
    if (!url.startsWith("/publishing/")) return null
    if (method === "POST") return answerOrder(url) ?? json(status)
    return url.endsWith("/status") ? json(status) : null
  }
  const through =
    (network: Network): Network =>
    async (sent) => {
      const own = answer(sent)
      if (own !== null) asked.push(`${sent.method} ${sent.url}`)
      return own ?? network(sent)
    }
  return {
    through,
    /** What was asked of the site and of the builds. */
    asked: (part: string) => asked.filter((one) => one.includes(part)),
    /** The site shows an item in this revision from now on. */
    show: (path: string, vid: number) => void served.set(path, vid),
    /** The site is replaced by another build. */
    deploy: (next: TestStamp | null) => void (stamp = next),
    /** What the back end tells of its builds when it is asked next. */
    tell: (next: PublishingStatus) => void (status = next),
    onOrder: (answer: typeof answerOrder) => void (answerOrder = answer),
  }
}

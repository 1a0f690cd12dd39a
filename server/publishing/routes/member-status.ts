import type { Build, PublishingStatus } from "#contract/publishing.ts"

/** What a member is told of the builds: how the last one went, and at which published item it failed, but nothing of other people's work. */
export function memberStatus(status: PublishingStatus, ownName: string | undefined): PublishingStatus {
  const reduced = (build: Build): Build => ({
    ...build,
    by: build.by.filter((name) => name === ownName),
    changes: [],
    changeCount: 0,
    why: null,
    problem: build.problem && { ...build.problem, message: "", asks: null },
  })
  return { ...status, now: status.now && reduced(status.now), builds: status.builds.slice(0, 1).map(reduced), warnings: [] }
}

/** Brings the content of the database to a back end. */
import type { ResourceType } from "#contract/fields.ts"
import { individualPath } from "#contract/paths.ts"
import { kindOf } from "#contract/content.ts"
import { nodeNumbers, type RemoteItem } from "../items/remote-items.ts"
import { compareSides, hasOwnValues, type Compared } from "../run/compare.ts"
import { inParallel, requestLimit, uploadLimit } from "../run/parallel.ts"
import type { RemoteFile } from "../run/remote-content.ts"
import { remoteItems, remoteNames, sharedFields, sharedItems, type Sides } from "../run/sides.ts"
import { printsOf } from "../items/item.ts"
import { planFile, sendFile, usedFiles, type FilePlan } from "./files.ts"
import { sendItems, type Failure, type Sending } from "./send-items.ts"

export type Options = { readonly isDry: boolean; readonly isForced: boolean; readonly deletes: boolean; readonly invites: boolean }

export type Pushed = {
  readonly compared: readonly Compared[]
  readonly files: readonly FilePlan[]
  readonly failures: readonly Failure[]
}

/** What a push would do. It joins the files and accounts of both sides in `sides.known`. */
export async function planPush(sides: Sides): Promise<Pick<Pushed, "compared" | "files">> {
  const { local, remote, backEnd, journal, known } = sides
  const free = new Map(remote.files.map((file) => [file.id, file]))
  const used = usedFiles(sharedItems(local.items, backEnd), local.files)
  let looked = 0
  const files = await inParallel(used, requestLimit, async (one) => {
    const plan = await planFile(sides, one, free)
    looked += 1
    sides.progress("Comparing the files", looked, used.length)
    return plan
  })
  const there = remoteItems(remote, known)
  const isShared = sharedFields(remote, backEnd)
  const compared = compareSides({ direction: "push", here: sharedItems(local.items, backEnd), there, journal, isShared })
  return { compared: compared.map((one) => withoutOwnAccount(one, backEnd.uid)), files }
}

/** The account that is signed in stays as it is: a change could end its access. */
function withoutOwnAccount(one: Compared, uid: number): Compared {
  const isOwn = one.type === "user--user" && one.there?.number === uid
  return isOwn && (one.verdict === "change" || one.verdict === "conflict") ? { ...one, verdict: "same", fields: [] } : one
}

/** Sends what the plan says. */
export async function sendPlan(sides: Sides, plan: Pick<Pushed, "compared" | "files">, options: Options): Promise<readonly Failure[]> {
  const { remote, backEnd, known, journal } = sides
  for (const { verdict, here, there } of plan.compared) {
    if (verdict === "same" && here !== undefined && there !== undefined) {
      journal.note({ is: "item", id: here.uuid, here: printsOf(here), there: printsOf(there.item) })
    }
  }
  const files = new Map(remote.files.map((file) => [known.toHere(file.id), file]))
  let sent = 0
  const wanted = plan.files.filter(({ verdict }) => verdict === "create" || verdict === "change")
  await inParallel(wanted, uploadLimit, async (one) => {
    files.set(one.file.uuid, await sendFile(sides, one))
    sent += 1
    sides.progress("Sending the files", sent, wanted.length)
  })
  const items = new Map(plan.compared.flatMap(({ uuid, there }) => (there === undefined ? [] : [[uuid, there] as const])))
  const numbers = new Map(nodeNumbers(remote.resources))
  const sending: Sending = {
    ...sides,
    writing: {
      places: placesOf(backEnd.isDrupal, files, items),
      toThere: known.toThere,
      roleIds: backEnd.roleIds,
      isDrupal: backEnd.isDrupal,
    },
    names: remoteNames({ numbers, files: [...files.values()] }, known),
    isShared: sharedFields(remote, backEnd),
    isThere: (uuid) => items.has(uuid) || files.has(uuid),
    arrived: (there) => {
      items.set(there.item.uuid, there)
      if (kindOf(there.item.type).entityType === "node") numbers.set(there.number, there.item.uuid)
    },
  }
  const isWanted = ({ verdict }: Compared) =>
    verdict === "create" || verdict === "change" || (options.isForced && (verdict === "conflict" || verdict === "gone"))
  const failures = await sendItems(sending, plan.compared.filter(isWanted))
  return options.deletes ? [...failures, ...(await deleteLeft(sides, plan.compared, options))] : failures
}

function placesOf(
  isDrupal: boolean,
  files: ReadonlyMap<string, RemoteFile>,
  items: ReadonlyMap<string, RemoteItem>,
): Sending["writing"]["places"] {
  return {
    file: (uuid) => {
      const file = files.get(uuid)
      return file && { address: file.url, entity: isDrupal ? file.id : null }
    },
    node: (uuid) => items.get(uuid)?.number,
  }
}

/** Accounts stay: a Drupal deletes the content of an account with it. */
export function isDeletable(type: ResourceType): boolean {
  return kindOf(type).entityType !== "user"
}

/** What the target has changed since the last push or pull is kept and named, unless the push is forced. */
async function deleteLeft(
  { remote, backEnd, journal }: Sides,
  compared: readonly Compared[],
  { isForced }: Options,
): Promise<readonly Failure[]> {
  const isShared = sharedFields(remote, backEnd)
  const left = compared.filter(({ verdict, type }) => verdict === "left" && isDeletable(type))
  const kept: Failure[] = []
  await inParallel(left, 1, async ({ type, label, uuid, there }) => {
    if (there === undefined) return
    if (!isForced && hasOwnValues(printsOf(there.item), [journal.item(uuid)?.there], (name) => isShared(type, name))) {
      kept.push({ type, label, uuid, message: "it has changed there since, so it was not deleted; --force deletes it" })
      return
    }
    await backEnd.client.remove(individualPath(type, there.id))
    journal.note({ is: "forgotten", id: uuid })
  })
  return kept
}

/** A browser with any number of tabs of the site. The test moves its clock. */
import "./web.ts"
import type { AxiosAdapter } from "axios"
import { unpublishedSavesSlice } from "#dashboard/publishing/unpublished-saves-slice.ts"
import { explain } from "#dashboard/session/core/http-problem.ts"
import { requestForbidden, retryUnauthorized } from "#dashboard/session/slices/refusal-slice.ts"
import { loginAnswered, selectLostProfile } from "#dashboard/session/slices/held-text-slice.ts"
import { makeSession } from "#dashboard/session/make-session.ts"
import type { BrowserEnvironment } from "#dashboard/session/core/browser-environment.ts"
import { siteClient } from "#contract/session.ts"
import { sessionKey } from "#lib/session/session-key.ts"
import type { ExpectedUser } from "#lib/session/session.ts"
import type { Problem } from "#lib/session/problem.ts"
import { adapterTo, type Network, type SentRequest } from "./adapter.ts"
import { aSharedStorage, aTime, sharedLocks, type Time } from "./browser-parts.ts"
import type { TestServer } from "#support/server.ts"

export type Tab = ReturnType<typeof makeSession> & {
  readonly problemOf: (error: unknown) => Problem
  /** The user whose login is wanted. */
  readonly loginWanted: () => ExpectedUser | null
  readonly declineLogin: () => void
  readonly refused: readonly unknown[]
  /** As when the tab is looked at again or the network is back. */
  readonly wakeUp: () => void
  readonly hide: () => void
  readonly close: () => void
}

type Options = {
  readonly time?: Time
  readonly hasLocks?: boolean
  readonly storage?: "usable" | "blocked" | "full"
  /** Milliseconds after which a tab sees what another wrote. */
  readonly storageLag?: number
  readonly apiUrl?: string
  readonly clientSecret?: string
}

export function aBrowser(
  network: Network,
  { storage = "usable", storageLag = 0, hasLocks = true, apiUrl = "", clientSecret = "", ...options }: Options = {},
) {
  const { time = aTime() } = options
  const sharedStorage = aSharedStorage(storage === "full", storageLag, time)
  const { stored } = sharedStorage
  const line = aLine(network, time.after)
  let skew = 0
  const shared = {
    apiUrl,
    client: { id: siteClient, secret: clientSecret },
    here: () => "https://g30.example/admin/post/",
    locks: hasLocks ? sharedLocks() : null,
    elapsed: time.elapsed,
    clock: () => time.now().getTime() + skew,
    random: aSeededRandom(),
    adapter: line.adapter,
  }
  const openTab = () => aTabOf(shared, time, storage === "blocked" ? { ...sharedStorage, storageOf: () => null } : sharedStorage)
  return {
    openTab,
    openTabs: (count: number) => Array.from({ length: count }, openTab),
    stored,
    /** The members of the stored session. */
    storedSession: (): Readonly<Record<string, string>> => {
      const outer: Readonly<Record<string, string>> = JSON.parse(stored.get(sessionKey) ?? "{}")
      return Object.fromEntries(Object.entries(outer).map(([name, inner]) => [name, String(JSON.parse(inner))]))
    },
    settled: line.settled,
    pass: (milliseconds: number) => time.pass(milliseconds, line.settled),
    setClockOff: (milliseconds: number) => void (skew = milliseconds),
    setOnline: line.setOnline,
    requests: line.requests,
    asked: (part: string) => line.requests.filter(({ method, url, body = "" }) => `${method} ${url} ${body}`.includes(part)),
  }
}

/** Each tab has a browser environment of its own. */
type TabOwn = "storage" | "after" | "onStorage" | "onWake" | "isVisible"
type SharedStorage = Pick<ReturnType<typeof aSharedStorage>, "listen" | "leave"> & { readonly storageOf: (tab: object) => Storage | null }

function aTabOf(shared: Omit<BrowserEnvironment, TabOwn>, { after }: Time, { storageOf, listen, leave }: SharedStorage): Tab {
  const tab = {}
  const wake: (() => void)[] = []
  let isOpen = true
  let isVisible = true
  const browser: BrowserEnvironment = {
    ...shared,
    storage: storageOf(tab),
    after: (milliseconds, work) =>
      after(milliseconds, () => {
        if (isOpen) work()
      }),
    onStorage: (listener) => listen(tab, listener),
    onWake: (listener) => void wake.push(listener),
    isVisible: () => isVisible,
  }
  const close = () => {
    isOpen = false
    leave(tab)
  }
  const hide = () => void (isVisible = false)
  const wakeUp = () => {
    isVisible = true
    for (const listener of wake) listener()
  }
  const session = makeSession(browser, [unpublishedSavesSlice])
  return { ...session, ...readingOf(session, shared.clock), wakeUp, hide, close }
}

export type TestBrowser = ReturnType<typeof aBrowser>

/** Selectors and actions of the session's store that screens use. */
function readingOf({ store, startListening }: ReturnType<typeof makeSession>, clock: () => number) {
  const refused: unknown[] = []
  startListening({ actionCreator: requestForbidden, effect: ({ payload }) => void refused.push(payload) })
  startListening({ actionCreator: retryUnauthorized, effect: ({ type }) => void refused.push(type) })
  return {
    problemOf: (error: unknown) => explain(error, clock()),
    loginWanted: () => {
      const lost = selectLostProfile(store.getState())
      return lost === null ? null : { uid: lost.uid, name: lost.name, mail: lost.mail }
    },
    declineLogin: () => void store.dispatch(loginAnswered(null)),
    refused,
  }
}

/** A network that can be switched off. */
function aLine(network: Network, after: Time["after"]) {
  const requests: (SentRequest & { readonly status: number | null })[] = []
  let underWay = 0
  let isOnline = true
  const send = adapterTo(async (sent) => {
    try {
      if (!isOnline) throw new Error("offline")
      const response = await network(sent)
      requests.push({ ...sent, status: response.status })
      return response
    } catch (error) {
      requests.push({ ...sent, status: null })
      throw error
    }
  }, after)
  const adapter: AxiosAdapter = async (config) => {
    underWay += 1
    try {
      return await send(config)
    } finally {
      underWay -= 1
    }
  }
  return {
    adapter,
    requests,
    setOnline: (is: boolean) => void (isOnline = is),
    /** Resolves when no request is under way and no task is left. */
    settled: async () => {
      for (let quiet = 0; quiet < 4; quiet = underWay > 0 ? 0 : quiet + 1) await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

/** The same random numbers in each run. */
function aSeededRandom() {
  let seed = 1
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
}

/** A network with our server at `apiUrl` or on the site's origin, and a foreign server everywhere else. */
export function reach(server: TestServer, apiUrl = ""): Network {
  return ({ method, url, headers, bytes, body = bytes }) => {
    const isServers = apiUrl === "" ? url.startsWith("/") : url.startsWith(`${apiUrl}/`)
    if (!isServers) return Promise.resolve(new Response("somebody else"))
    return server.fetch(url.slice(apiUrl.length), { method, headers, ...(body === undefined ? {} : { body }) })
  }
}

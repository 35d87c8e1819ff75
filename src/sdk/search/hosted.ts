import { liteClient } from "algoliasearch/lite"
import type { SearchClient } from "./types.ts"

type Options = NonNullable<Parameters<typeof liteClient>[2]>

export interface HostedOptions {
  readonly appId: string
  readonly key: string
  /** Instead of the service's own hosts. */
  readonly host?: string | undefined
  /** Its answers come out of the page itself: one that takes its time is no lost connection. */
  readonly inPage?: boolean
  readonly requester?: Options["requester"]
}

/** Milliseconds. */
const timeouts = { connect: 1_000, read: 2_000, write: 30_000 }
const patience = { connect: 30_000, read: 30_000, write: 30_000 }

/** Asks anew each time: what was edited a moment ago is found. Requests that are under way are still shared. */
const none: NonNullable<Options["responsesCache"]> = {
  get: async (_key, defaultValue, events) => {
    const value = await defaultValue()
    await events?.miss(value)
    return value
  },
  set: async (_key, value) => value,
  delete: async () => undefined,
  clear: async () => undefined,
}

/**
 * Which hosts have failed, by their address; the library leaves those alone for two minutes. Its own memory files a failure
 * under another key than it is looked up by, and so asks a dead host again each time.
 */
function hostsMemory(): NonNullable<Options["hostsCache"]> {
  const known = new Map<string, unknown>()
  const nameOf = (key: object | string) => (typeof key === "object" && "url" in key ? String(key.url) : String(key))
  return {
    get: async <T>(key: object | string, make: () => Promise<T>) => (known.get(nameOf(key)) as T | undefined) ?? make(),
    set: async (key, value) => {
      known.set(nameOf(key), value)
      return value
    },
    delete: async (key) => void known.delete(nameOf(key)),
    clear: async () => known.clear(),
  }
}

/** The official client of the hosted service; key and application stand in the address. */
export function hostedClient({ appId, key, host, inPage, requester }: HostedOptions) {
  const [, protocol = "https", url = ""] = /^(https?):\/\/(.+)$/.exec(host ?? "") ?? []
  return liteClient(appId, key, {
    timeouts: inPage ? patience : timeouts,
    responsesCache: none,
    hostsCache: hostsMemory(),
    ...(url ? { hosts: [{ url, protocol: protocol as "http" | "https", accept: "readWrite" as const }] } : {}),
    ...(requester ? { requester } : {}),
  })
}

export function hostedSearch(options: HostedOptions): SearchClient {
  const client = hostedClient(options)
  return {
    search: async (requests) => (await client.search(requests as never)) as never,
    getRecommendations: async (requests) => (await client.getRecommendations({ requests } as never)) as never,
  }
}

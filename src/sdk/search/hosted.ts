import { liteClient } from "algoliasearch/lite"
import type { SearchClient } from "./types.ts"

type Options = NonNullable<Parameters<typeof liteClient>[2]>

export interface HostedOptions {
  readonly appId: string
  readonly key: string
  /** Replaces the service's own hosts. */
  readonly host?: string | undefined
  /** The service runs in the page itself, where a slow response isn't a lost connection. */
  readonly inPage?: boolean
  readonly requester?: Options["requester"]
}

/** Milliseconds. */
const timeouts = { connect: 1_000, read: 2_000, write: 30_000 }
const inPageTimeouts = { connect: 30_000, read: 30_000, write: 30_000 }

/** Disables caching, so that recent edits are found; concurrent requests are still shared. */
const noCache: NonNullable<Options["responsesCache"]> = {
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
 * Caches failed hosts by URL; the library skips those for two minutes. Its own cache stores a failure under a
 * different key than it looks up, so it would try a dead host every time.
 */
function failedHostsCache(): NonNullable<Options["hostsCache"]> {
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

/** The official client of the hosted service; sends key and app id in the URL. */
export function hostedClient({ appId, key, host, inPage, requester }: HostedOptions): ReturnType<typeof liteClient> {
  const [, protocol = "https", url = ""] = /^(https?):\/\/(.+)$/.exec(host ?? "") ?? []
  return liteClient(appId, key, {
    timeouts: inPage ? inPageTimeouts : timeouts,
    responsesCache: noCache,
    hostsCache: failedHostsCache(),
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

import { prefixOf, WORLD_HEADER } from "./http/world-address.ts"
import type { WorldOptions } from "./http/worlds.ts"

/** A world of a mock server, used over HTTP. */
export interface WorldClient {
  readonly name: string
  /** URL of the world, for clients that can't set headers. */
  readonly url: string
  /** Sent with requests to the server's own URL. */
  readonly headers: Readonly<Record<typeof WORLD_HEADER, string>>
  /** Sends a control request, such as `PUT` `faults`; rejects with the server's message if it fails. */
  control<T>(method: string, path: string, body?: object): Promise<T>
  /** Loads the scenario that the world was created with, or other data, and removes the journal's entries. */
  reset(start?: Pick<WorldOptions, "scenario" | "seed" | "at">): Promise<void>
  delete(): Promise<void>
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const answer = (await response.json()) as T & { readonly message?: string }
  if (!response.ok) throw new Error(`${method} ${url}: ${answer.message}`)
  return answer
}

/** Creates a world of the mock server at this URL; rejects with the server's message if it can't be created. */
export async function createWorldOn(serverUrl: string, options: WorldOptions = {}): Promise<WorldClient> {
  const server = serverUrl.replace(/\/$/, "")
  type Created = { readonly world: { readonly name: string } }
  const { name } = (await send<Created>("POST", `${server}/_mock/worlds`, options)).world
  const url = server + prefixOf(name)
  const control: WorldClient["control"] = (method, path, body) => send(method, `${url}/_mock/${path}`, body)
  return {
    name,
    url,
    headers: { [WORLD_HEADER]: name },
    control,
    reset: async (start = {}) => {
      await control("POST", "reset", start)
      await control("DELETE", "journal")
    },
    delete: async () => {
      await send("DELETE", `${server}/_mock/worlds/${name}`)
    },
  }
}

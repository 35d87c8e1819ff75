import type { ControlAnswer, ControlBody, ControlMethod, ControlPath } from "./control-requests.ts"
import { isUrl, prefixOf, WORLD_HEADER } from "./http/world-address.ts"
import type { WorldOptions } from "./http/worlds.ts"

/** A world of a mock server, used over HTTP. */
export interface WorldClient {
  readonly name: string
  /** URL of the world, for clients that can't set headers. */
  readonly url: string
  /** Sent with requests to the server's own URL. */
  readonly headers: Readonly<Record<typeof WORLD_HEADER, string>>
  /** Sends a control request, such as `PUT` `faults`; rejects with the server's message if it fails. */
  control<M extends ControlMethod, P extends ControlPath<M>>(
    method: M,
    path: P,
    body?: ControlBody<M, P>,
  ): Promise<ControlAnswer<M, P>>
  /** Loads the scenario that the world was created with, or other data, its faults and time, and clears the journal. */
  reset(start?: Pick<WorldOptions, "scenario" | "seed" | "at">): Promise<void>
  delete(): Promise<void>
}

/** The URL without a slash at the end; throws if it isn't one of a server. */
export function serverUrlOf(url: string): string {
  if (isUrl(url)) return url.replace(/\/+$/, "")
  throw new Error(`"${url}" isn't the URL of a mock server: expected one such as http://localhost:9000.`)
}

const startIt = (url: string): string => {
  const { port } = new URL(url)
  return `Start it with "npx fennmark-mock --port ${port || 9000}"`
}

/** What to do if something else responds at the server's URL, or if the mock doesn't know its path. */
async function notAMock(server: string, what: string): Promise<Error> {
  const { port, origin } = new URL(server)
  const atOrigin =
    origin === server
      ? undefined
      : await fetch(`${origin}/_mock`)
          .then((r) => r.json())
          .catch(() => undefined)
  if (atOrigin?.requests)
    return new Error(
      `${server} isn't the address of the mock server: ${what}. Use ${origin}, or start the mock with "--public-url ${server}".`,
    )
  return new Error(
    `${server} isn't a mock server: ${what}. If another server uses this port, start the mock on another one with ` +
      `"npx fennmark-mock --port ${Number(port || 80) + 1}", and use its address.`,
  )
}

async function send<T>(server: string, method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) }).catch(
    (error: Error) => {
      const { code, message } = (error.cause ?? error) as Error & { readonly code?: string }
      throw new Error(
        `No mock server responds at ${server} (${code ?? message}). ${startIt(server)}, or correct the address.`,
        {
          cause: error,
        },
      )
    },
  )
  const text = await response.text()
  let answer: T & { readonly message?: string; readonly code?: string }
  try {
    answer = JSON.parse(text)
  } catch {
    const type = response.headers.get("content-type") ?? "no content type"
    throw await notAMock(server, `${method} ${url} returned ${response.status} with ${type}, not JSON`)
  }
  // Other servers of this API respond to unknown paths without a code.
  if (response.status === 404 && answer.code === undefined)
    throw await notAMock(server, `${method} ${url} returned 404`)
  if (!response.ok) throw new Error(`${method} ${url}: ${answer.message ?? text}`)
  return answer
}

/** Creates a world of the mock server at this URL; rejects with the server's message if it can't be created. */
export async function createWorldOn(serverUrl: string, options: WorldOptions = {}): Promise<WorldClient> {
  const server = serverUrlOf(serverUrl)
  const created = await send<{ readonly world?: { readonly name: string } }>(
    server,
    "POST",
    `${server}/_mock/worlds`,
    options,
  )
  if (!created.world) throw await notAMock(server, "POST /_mock/worlds returned no world")
  const { name } = created.world
  const url = server + prefixOf(name)
  const control: WorldClient["control"] = (method, path, body) =>
    send(server, method, `${url}/_mock/${path.replace(/^\/?(?:_mock\/)?/, "")}`, body as object | undefined)
  return {
    name,
    url,
    headers: { [WORLD_HEADER]: name },
    control,
    reset: async (start = {}) => {
      await control("POST", "reset", start)
    },
    delete: async () => {
      await send(server, "DELETE", `${server}/_mock/worlds/${name}`)
    },
  }
}

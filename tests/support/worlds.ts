import { type BackendOptions, createBackend } from "#mocks/http/backend.ts"
import { ADMIN } from "#mocks/seed/defaults.ts"

/** Start of the clock in tests. */
export const AT = "2026-05-01T12:00:00.000Z"
const JSON_TYPE = { "content-type": "application/json" }

/** A backend with a function that sends requests to it. */
export function openWorlds(options: BackendOptions = {}) {
  const backend = createBackend({ scenario: "empty", seed: 1, check: "throw", ...options })
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    return backend.fetch(
      new Request(`http://mock.test${path}`, { method, headers: { ...JSON_TYPE, ...headers }, ...init }),
    )
  }
  const call = async (...args: Parameters<typeof send>) => {
    const response = await send(...args)
    return { status: response.status, body: await response.json() }
  }
  /** Sends requests to one world, by header or by path. */
  const to = (name: string) => ({
    call: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(method, path, body, { ...headers, "x-mock-world": name }),
    callByPath: (method: string, path: string, body?: unknown) => call(method, `/_world/${name}${path}`, body),
  })
  const create = async (options: object) => (await call("POST", "/_mock/worlds", options)).body.world
  return { backend, send, call, to, create }
}
export type OpenedWorlds = ReturnType<typeof openWorlds>
export type WorldRequests = ReturnType<OpenedWorlds["to"]>

export const tokenOf = async ({ call }: WorldRequests) => (await call("POST", "/auth/user/emailpass", ADMIN)).body.token
/** Creates a sales channel as an administrator; returns its id. */
export async function createChannel(world: WorldRequests, name: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(world)}` }
  const { body } = await world.call("POST", "/admin/sales-channels", { name }, headers)
  return body.sales_channel.id
}
export async function channelsOf(world: WorldRequests): Promise<string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(world)}` }
  const { body } = await world.call("GET", "/admin/sales-channels?order=name&fields=name", undefined, headers)
  return body.sales_channels.map(({ name }: { name: string }) => name)
}
/** The sales channel of the scenario `empty`. */
export const DEFAULT = "Default Sales Channel"

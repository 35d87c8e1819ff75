import { afterEach, expect, it, vi } from "vitest"
import { hostedClient, hostedSearch } from "./hosted.ts"

// The storefront uses the browser build, whose defaults differ from the build that Node would resolve.
vi.mock("algoliasearch/lite", async () => {
  const { resolve } = await import("node:path")
  return import(/* @vite-ignore */ resolve("node_modules/algoliasearch/dist/lite/builds/browser.js"))
})

afterEach(() => vi.useRealTimers())

const given = { appId: "APP", key: "public" }
const request = { indexName: "products", params: { query: "mug" } }

interface Sent {
  readonly url: string
  readonly connectTimeout: number
  readonly responseTimeout: number
}
/** A fake network that records requests. */
function network(answer: (sent: Sent) => number) {
  const sent: Sent[] = []
  const requester = {
    send: async (sending: Sent) => {
      sent.push(sending)
      const status = answer(sending)
      return { status, content: JSON.stringify({ results: [], message: "no" }), isTimedOut: false }
    },
  }
  return { sent, requester: requester as never }
}
const hostOf = ({ url }: Sent) => new URL(url).host

it("waits 1 second for a connection, 2 for a response and 30 for a write", async () => {
  const { sent, requester } = network(() => 200)
  const client = hostedClient({ ...given, requester })
  await client.search([request] as never)
  await client.customPost({ path: "1/something" })
  expect(sent.map((one) => [one.connectTimeout, one.responseTimeout])).toEqual([
    [1_000, 2_000],
    [1_000, 30_000],
  ])
})

it("waits longer for a service that runs in the page", async () => {
  const { sent, requester } = network(() => 200)
  await hostedSearch({ ...given, inPage: true, requester }).search([request])
  expect(sent.map((one) => [one.connectTimeout, one.responseTimeout])).toEqual([[30_000, 30_000]])
})

it("sends the app id and the public key in the URL", async () => {
  const { sent, requester } = network(() => 200)
  await hostedSearch({ ...given, requester }).search([request])
  const { host, pathname, searchParams } = new URL(sent[0]?.url ?? "")
  expect([host, pathname]).toEqual(["app-dsn.algolia.net", "/1/indexes/*/queries"])
  expect(Object.fromEntries(searchParams)).toMatchObject({
    "x-algolia-application-id": "APP",
    "x-algolia-api-key": "public",
  })
})

it("uses a custom host if one is given", async () => {
  const { sent, requester } = network(() => 200)
  await hostedSearch({ ...given, host: "http://localhost:9000/api", requester }).search([request])
  expect(sent[0]?.url).toMatch(/^http:\/\/localhost:9000\/api\/1\/indexes/)
})

it("skips a failed host for two minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] })
  const { sent, requester } = network((one) => (hostOf(one).includes("-dsn") ? 500 : 200))
  const client = hostedSearch({ ...given, requester })
  const dsnTried = async () => {
    sent.length = 0
    await client.search([request])
    return sent.map((one) => hostOf(one).includes("-dsn"))
  }
  expect(await dsnTried()).toEqual([true, false])
  expect(await dsnTried()).toEqual([false])
  vi.setSystemTime(Date.now() + 119_000)
  expect(await dsnTried()).toEqual([false])
  vi.setSystemTime(Date.now() + 2_000)
  expect(await dsnTried()).toEqual([true, false])
})

it("doesn't cache responses, but shares concurrent requests", async () => {
  const { sent, requester } = network(() => 200)
  const client = hostedSearch({ ...given, requester })
  await Promise.all([client.search([request]), client.search([request])])
  expect(sent).toHaveLength(1)
  await client.search([request])
  expect(sent).toHaveLength(2)
})

it("passes on errors of the service", async () => {
  const { requester } = network(() => 403)
  await expect(hostedSearch({ ...given, requester }).search([request])).rejects.toMatchObject({ status: 403 })
})

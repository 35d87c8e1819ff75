import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, it } from "vitest"
import { createBackend } from "./http/backend.ts"
import { ConnectionDropped } from "./http/connection-dropped.ts"
import { parseRecording, passThrough, playback } from "./server.ts"

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A mock that records a server that responds by `answer`. */
async function recorderOf(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1")
  servers.push(server)
  await new Promise((resolve) => server.once("listening", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const backend = createBackend({ scenario: null, source: passThrough(url), check: "journal" })
  const get = (path: string, init?: RequestInit) => backend.fetch(new Request(`http://mock.test${path}`, init))
  return { get, recording: async () => parseRecording(await (await get("/_mock/recording")).text()) }
}

it("records the whole response for a client that has it in its cache", async () => {
  const { get, recording } = await recorderOf((request, response) => {
    response.setHeader("etag", '"1"').setHeader("content-type", "application/json")
    if (request.headers["if-none-match"] === '"1"') return response.writeHead(304).end()
    return response.end('{"name":"Cup"}')
  })
  await get("/admin/things", { headers: { "if-none-match": '"1"' } })
  const played = createBackend({ scenario: null, source: playback(await recording()) })
  const response = await played.fetch(new Request("http://mock.test/admin/things"))
  expect([response.status, await response.json()]).toEqual([200, { name: "Cup" }])
})

it.each([
  ["expect", "100-continue"],
  ["keep-alive", "timeout=5"],
])("passes a request with the header %s on", async (name, value) => {
  const { get } = await recorderOf((_, response) => response.end("{}"))
  expect((await get("/admin/things", { headers: { [name]: value } })).status).toBe(200)
})

it("returns a page that a server shows instead of JSON", async () => {
  const { get } = await recorderOf((_, response) =>
    response.setHeader("content-type", "text/html").end("<p>Maintenance</p>"),
  )
  const response = await get("/store/regions")
  expect([response.status, await response.text()]).toEqual([200, "<p>Maintenance</p>"])
})

it("drops the connection when the server cuts its response", async () => {
  const { get } = await recorderOf((_, response) => {
    response.writeHead(200, { "content-length": "100", "content-type": "application/json" })
    response.write("{")
    setTimeout(() => response.destroy(), 20)
  })
  await expect(get("/admin/things")).rejects.toBeInstanceOf(ConnectionDropped)
})

it("records no usable token in paths and redirects", async () => {
  const token = "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl"
  const { get, recording } = await recorderOf((_, response) =>
    response.writeHead(302, { location: `/admin/login?token=${token}` }).end(),
  )
  await get(`/admin/invites/accept?token=${token}`)
  const found = await recording()
  expect(JSON.stringify(found)).not.toContain(token)
  const played = createBackend({ scenario: null, source: playback(found) })
  const replay = (path: string) => played.fetch(new Request(`http://mock.test${path}`))
  expect((await replay(`/admin/invites/accept?token=${token}`)).status).toBe(302)
  const given = new URL(
    (await replay(`/admin/invites/accept?token=${token}`)).headers.get("location") ?? "",
    "http://a",
  )
  expect((await replay(`/admin/invites/accept${given.search}`)).status).toBe(302)
})

it("plays repeated reads in the order in which they changed", async () => {
  const states = ["waiting", "running", "done", "next"]
  const { get, recording } = await recorderOf((request, response) =>
    response
      .setHeader("content-type", "application/json")
      .end(request.method === "GET" ? JSON.stringify({ state: states.shift() }) : "{}"),
  )
  const run = async (send: typeof get) => {
    const found: string[] = []
    for (let time = 0; time < 3; time++) found.push((await (await send("/admin/job")).json()).state)
    await send("/admin/job", { method: "POST" })
    found.push((await (await send("/admin/job")).json()).state)
    return found
  }
  expect(await run(get)).toEqual(["waiting", "running", "done", "next"])
  const played = createBackend({ scenario: null, source: playback(await recording()) })
  expect(await run((path, init) => played.fetch(new Request(`http://mock.test${path}`, init)))).toEqual([
    "waiting",
    "running",
    "done",
    "next",
  ])
})

import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { holdRequests } from "./hold-requests.ts"

const { prototype } = XMLHttpRequest
const { send, abort } = prototype
const sent = vi.fn()
let start: () => void

beforeEach(() => {
  sent.mockReset()
  prototype.send = sent
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("answer")),
  )
  holdRequests(
    new Promise<void>((resolve) => {
      start = resolve
    }),
  )
})
afterEach(() => {
  Object.assign(prototype, { send, abort })
})

function opened(): XMLHttpRequest {
  const request = new XMLHttpRequest()
  request.open("POST", "http://search.test/indexes")
  return request
}

it("sends requests when the backend has started, each once", async () => {
  const answer = fetch("http://shop.test/store/regions")
  opened().send("query")
  expect(sent).not.toHaveBeenCalled()
  start()
  expect(await (await answer).text()).toBe("answer")
  expect(sent.mock.calls).toEqual([["query"]])
  opened().send("later")
  expect(sent.mock.calls).toEqual([["query"], ["later"]])
})

it("doesn't send a request that was aborted before the backend has started, and reports the abort", async () => {
  const request = opened()
  const events: string[] = []
  request.onabort = () => events.push("abort")
  request.addEventListener("loadend", () => events.push("loadend"))
  request.send("old")
  request.abort()
  expect(events).toEqual(["abort", "loadend"])
  request.open("POST", "http://search.test/indexes")
  request.send("new")
  start()
  await fetch("http://shop.test/store/regions")
  expect(sent.mock.calls).toEqual([["new"]])
  expect(prototype.abort).toBe(abort)
})

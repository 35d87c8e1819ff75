import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { withTemporaryFallback } from "./fallback.ts"
import type { SearchClient } from "./types.ts"

const TIMEOUT = 4_000
const requests = [{ indexName: "products", params: { query: "mug" } }]
const unreachable = () => Object.assign(new Error("unreachable"), { name: "RetryError" })
const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const answer = { results: [] }
  const service = vi.fn<SearchClient["search"]>(async () => answer)
  const list = vi.fn<SearchClient["search"]>(async () => answer)
  const onFallback = vi.fn()
  const getRecommendations = async () => answer
  const client = withTemporaryFallback(
    { search: service, getRecommendations },
    { timeout: TIMEOUT, other: async () => ({ search: list, getRecommendations }), onFallback },
  )
  return { service, list, onFallback, client }
}

it("asks only the service while it answers", async () => {
  const { client, list, onFallback } = setUp()
  await client.search(requests)
  expect(list).not.toHaveBeenCalled()
  expect(onFallback.mock.calls).toEqual([[false]])
})

it("searches with the other client when the service doesn't answer in time", async () => {
  const { client, service, list, onFallback } = setUp()
  service.mockImplementation(never)
  const found = client.search(requests)
  await vi.advanceTimersByTimeAsync(TIMEOUT - 1)
  expect(list).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await found
  expect(list).toHaveBeenCalledWith(requests)
  expect(onFallback.mock.calls).toEqual([[true]])
})

it("asks an unreachable service again after two minutes, or on request", async () => {
  const { client, service, list, onFallback } = setUp()
  service.mockImplementationOnce(async () => Promise.reject(unreachable()))
  await client.search(requests)
  await client.search(requests)
  expect([service.mock.calls.length, list.mock.calls.length]).toEqual([1, 2])
  vi.advanceTimersByTime(120_000)
  await client.search(requests)
  expect([service.mock.calls.length, list.mock.calls.length]).toEqual([2, 2])
  service.mockImplementationOnce(async () => Promise.reject(unreachable()))
  await client.search(requests)
  client.retry()
  await client.search(requests)
  expect([service.mock.calls.length, list.mock.calls.length]).toEqual([4, 3])
  expect(onFallback.mock.calls.map(([is]) => is)).toEqual([true, true, false, true, false])
})

it("passes on an error with which the service refuses a search", async () => {
  const { client, service, list } = setUp()
  service.mockRejectedValue(Object.assign(new Error("invalid key"), { status: 403 }))
  await expect(client.search(requests)).rejects.toThrow("invalid key")
  expect(list).not.toHaveBeenCalled()
})

it("throws the service's error when the other client fails too", async () => {
  const { client, service, list } = setUp()
  service.mockRejectedValue(unreachable())
  list.mockRejectedValue(new Error("offline"))
  await expect(client.search(requests)).rejects.toThrow("unreachable")
})

import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { prefetchGrid } from "./prefetch-grid.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const key = ["rows"]
const rows = (read: () => Promise<string>) => ({
  queryKey: [...key, 0],
  queryFn: read,
  staleTime: Number.POSITIVE_INFINITY,
})

it("waits for rows that arrive within 100 ms", async () => {
  const client = new QueryClient()
  const read = () => new Promise<string>((resolve) => setTimeout(() => resolve("first rows"), 50))
  const done = prefetchGrid(client, key, [rows(read)])
  await vi.advanceTimersByTimeAsync(50)
  await done
  expect(client.getQueryData([...key, 0])).toBe("first rows")
})

it("doesn't wait longer than 100 ms for rows", async () => {
  const isDone = vi.fn()
  void prefetchGrid(new QueryClient(), key, [rows(() => new Promise(() => undefined))]).then(isDone)
  await vi.advanceTimersByTimeAsync(99)
  expect(isDone).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isDone).toHaveBeenCalledOnce()
})

it("reads the rows of an earlier visit again, but not rows that are shown", async () => {
  const client = new QueryClient()
  const read = vi.fn().mockResolvedValueOnce("then").mockResolvedValue("now")
  await prefetchGrid(client, key, [rows(read)])
  await prefetchGrid(client, key, [rows(read)])
  expect(client.getQueryData([...key, 0])).toBe("now")
  const stop = new QueryObserver(client, rows(read)).subscribe(() => undefined)
  await prefetchGrid(client, key, [rows(read)])
  expect(read).toHaveBeenCalledTimes(2)
  stop()
})

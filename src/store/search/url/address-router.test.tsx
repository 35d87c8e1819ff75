import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { readAddress } from "./address.ts"
import { addressRouter, WRITE_DELAY } from "./address-router.ts"

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("scrollTo", () => undefined)
})
afterEach(() => vi.useRealTimers())

async function open(path: string) {
  const root = createRootRoute()
  const search = createRoute({ getParentRoute: () => root, path: "/search", validateSearch: readAddress })
  const other = createRoute({ getParentRoute: () => root, path: "/other" })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren([search, other]), history })
  await router.load()
  history.subscribe(() => void router.load())
  return { router, history, address: addressRouter(router, ["category"], "eur") }
}
const passes = (time: number) => vi.advanceTimersByTimeAsync(time)

it("writes all changes to the URL at once, 400 milliseconds after the last one", async () => {
  const { history, address } = await open("/search")
  address.write({ q: "m" })
  await passes(WRITE_DELAY - 1)
  address.write({ q: "mug", category: "Kitchen" })
  await passes(WRITE_DELAY - 1)
  expect(history.location.href).toBe("/search")
  await passes(1)
  expect(history.location.href).toBe("/search?q=mug&category=Kitchen")
  expect(history.length).toBe(2)
})

it("passes the search restored by the back button to the library", async () => {
  const { history, address } = await open("/search?q=tee")
  const taken: unknown[] = []
  address.onUpdate((next) => taken.push(next))
  address.write({ q: "mug" })
  await passes(WRITE_DELAY)
  history.back()
  await passes(10)
  expect(history.location.href).toBe("/search?q=tee")
  expect(taken.at(-1)).toEqual({ q: "tee" })
  expect(address.read()).toEqual({ q: "tee" })
})

it("writes nothing after another page was opened or the search was disposed", async () => {
  const { router, history, address } = await open("/search")
  address.write({ q: "mug" })
  await router.navigate({ to: "/other" as never })
  await passes(WRITE_DELAY)
  expect(history.location.href).toBe("/other")
  await router.navigate({ to: "/search" as never })
  address.write({ q: "mug" })
  address.dispose()
  await passes(WRITE_DELAY)
  expect(history.location.href).toBe("/search")
})

it("keeps other parameters in the URL", async () => {
  const { history, address } = await open("/search?utm=mail&page=-3")
  address.write({})
  await passes(WRITE_DELAY)
  expect(history.location.href).toBe("/search?utm=mail&page=-3")
  address.write({ q: "mug" })
  await passes(WRITE_DELAY)
  expect(history.location.href).toBe("/search?q=mug&utm=mail")
})

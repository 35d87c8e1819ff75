import { expect, it, vi } from "vitest"

/** The id of a newly loaded page. */
async function load(): Promise<string> {
  vi.resetModules()
  const { tabId } = await import("./tab-id.ts")
  const id = tabId()
  expect(tabId()).toBe(id)
  return id
}

it("keeps its id when the tab is reloaded, and gives a duplicated tab another", async () => {
  const first = await load()
  window.dispatchEvent(new Event("pagehide"))
  expect(await load()).toBe(first)
  // The duplicate starts with a copy of what the shown page has stored.
  expect(await load()).not.toBe(first)
})

it("isn't stored while a page is shown that the browser has kept", async () => {
  const first = await load()
  window.dispatchEvent(new Event("pagehide"))
  window.dispatchEvent(new Event("pageshow"))
  expect(await load()).not.toBe(first)
})

import { describe, expect, it } from "vitest"
import { startServer } from "./server.ts"
import { test as base } from "./vitest.ts"
import { createWorldOn } from "./world-client.ts"

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of other fixtures from the pattern
  .extend("mockUrl", { scope: "file" }, async ({}, { onCleanup }) => {
    const server = await startServer({ port: 0, scenario: "empty", seed: 1 })
    onCleanup(() => server.close())
    return server.url
  })
  .extend("worldOptions", { scope: "file" }, { scenario: "empty", at: "2026-05-01T12:00:00Z" })

const AT = "2026-05-01T12:00:00.000Z"
type Time = { readonly now: string }
type Journal = { readonly entries: readonly { readonly path: string }[] }

describe.sequential("the world of a Vitest file", () => {
  test("starts with its options and is used by header or by URL", async ({ world, mockUrl }) => {
    expect(await world.control<Time>("GET", "clock")).toMatchObject({ now: AT, is_stopped: true })
    await fetch(`${mockUrl}/store/regions`, { headers: world.headers })
    await fetch(`${world.url}/store/carts`)
    const { entries } = await world.control<Journal>("GET", "journal")
    expect(entries.map(({ path }) => path)).toEqual(["/store/regions", "/store/carts"])
    await world.control("PUT", "clock", { move: 1000 })
  })

  test("is reset before the next test", async ({ world }) => {
    expect((await world.control<Time>("GET", "clock")).now).toBe(AT)
    expect((await world.control<Journal>("GET", "journal")).entries).toEqual([])
  })

  test("is the same for all tests of the file", async ({ world, fileWorld, mockUrl }) => {
    expect(world).toBe(fileWorld)
    const { worlds } = await (await fetch(`${mockUrl}/_mock/worlds`)).json()
    expect(worlds).toHaveLength(1)
  })
})

describe("a world used over HTTP", () => {
  it("rejects with the server's message", async () => {
    const server = await startServer({ port: 0, scenario: "empty" })
    try {
      await expect(createWorldOn(server.url, { scenario: "nothing" })).rejects.toThrow(
        'There is no scenario "nothing".',
      )
      const world = await createWorldOn(`${server.url}/`)
      await world.delete()
      await expect(world.reset()).rejects.toThrow(`There is no world "${world.name}".`)
    } finally {
      await server.close()
    }
  })
})

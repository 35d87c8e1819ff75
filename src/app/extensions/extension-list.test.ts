import { describe, expect, it } from "vitest"
import { createExtensionList } from "./extension-list.ts"

const answer = (definition: unknown) => async () => ({ default: definition })

describe("the list of extensions", () => {
  it("has those that could be loaded, in their order, with their names", async () => {
    const list = createExtensionList([
      { name: "first", load: answer({ title: "First" }) },
      { name: "second", load: () => Promise.reject(new Error("404")) },
      { name: "third", load: answer({}) },
    ])
    await list.load()
    expect(list.loaded()).toEqual([
      { extension: "first", title: "First" },
      { extension: "third", title: "third" },
    ])
    expect(list.failed()).toEqual(["second"])
  })

  it("loads again only what has failed", async () => {
    const calls: string[] = []
    let isBroken = true
    const load = (name: string) => async () => {
      calls.push(name)
      if (name === "broken" && isBroken) throw new Error("404")
      return { default: {} }
    }
    const list = createExtensionList(["fine", "broken"].map((name) => ({ name, load: load(name) })))
    await list.load()
    isBroken = false
    await list.load()
    expect(calls).toEqual(["fine", "broken", "broken"])
    expect(list.failed()).toEqual([])
  })

  it("counts one without a definition as failed", async () => {
    const list = createExtensionList([{ name: "empty", load: answer(undefined) }])
    await list.load()
    expect(list.failed()).toEqual(["empty"])
  })
})

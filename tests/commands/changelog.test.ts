import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { readChanges, releaseChanges } from "#scripts/lib/changelog.mjs"

let dir = ""
const write = (name: string, text: string) => writeFile(join(dir, name), text)
const changelog = () => readFile(join(dir, "CHANGELOG.md"), "utf8")

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "changelog-"))
  await mkdir(join(dir, "changes"))
  await write("package.json", '{ "version": "1.1.0" }')
  await write("CHANGELOG.md", "# Changelog\n\nIntroduction.\n\n## [1.0.0] - 2026-01-01\n\n- The first release.\n")
})
afterEach(() => rm(dir, { recursive: true }))

describe("npm run changelog", () => {
  it("moves the changes into the changelog, by area in a fixed order", async () => {
    await write("changes/wishlist.md", "Storefront: A wishlist: with a heart on each product.\n")
    await write("changes/clock.md", "Mock: `PUT /_mock/clock` moves the clock.\n")
    await write("changes/address.md", "Storefront: Addresses are written as in their country.\n")
    await releaseChanges(dir, "2026-02-01")
    expect(await changelog()).toBe(`# Changelog

Introduction.

## [1.1.0] - 2026-02-01

### Storefront

- Addresses are written as in their country.
- A wishlist: with a heart on each product.

### Mock

- \`PUT /_mock/clock\` moves the clock.

## [1.0.0] - 2026-01-01

- The first release.
`)
    expect(await readdir(join(dir, "changes"))).toEqual([])
  })

  it.each([
    ["an unknown area", "Shop: A wishlist.\n"],
    ["no area", "A wishlist.\n"],
    ["an unfinished sentence", "Storefront: A wishlist\n"],
    ["two lines", "Storefront: A wishlist.\nStorefront: Addresses.\n"],
  ])("refuses a change with %s and keeps all files", async (_, text) => {
    await write("changes/clock.md", "Mock: `PUT /_mock/clock` moves the clock.\n")
    await write("changes/wishlist.md", text)
    await expect(releaseChanges(dir, "2026-02-01")).rejects.toThrow(
      'changes/wishlist.md must be one line: "Area: Sentence."',
    )
    expect(await readdir(join(dir, "changes"))).toEqual(["clock.md", "wishlist.md"])
    expect(await changelog()).not.toContain("1.1.0")
  })

  it("refuses a version that is released, and a release without changes", async () => {
    await expect(releaseChanges(dir, "2026-02-01")).rejects.toThrow("There are no files in changes")
    await write("package.json", '{ "version": "1.0.0" }')
    await expect(releaseChanges(dir, "2026-02-01")).rejects.toThrow("raise the version in package.json first")
  })
})

it("has an area and a sentence for every change of this project", async () => {
  await expect(readChanges(".")).resolves.toBeDefined()
})

import { expect, test } from "vitest"
import { sourceFiles, sourceOf } from "#tests/support/source-files.ts"

test("Every file of src/routes is a route", () => {
  const tree = sourceOf("src/routeTree.gen.ts")
  const others = sourceFiles("src/routes").filter((file) => !tree.includes(`"./${file.slice("src/".length)}"`))
  expect(others).toEqual([])
})

test("Files of the back office and the storefront are at most five folders deep", () => {
  const files = sourceFiles("src/admin", "src/store")
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => file.split("/").length > 6)).toEqual([])
})

test("Files of src/machines have the suffix of their part of a machine, or a noun as their name", () => {
  const suffixes = /^[a-z0-9-]+(?:\.(?:machine|actors|rules|context|draft))?(?:\.test)?\.ts$/
  const names = sourceFiles("src/machines").map((file) => file.slice(file.lastIndexOf("/") + 1))
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name) => !suffixes.test(name))).toEqual([])
})

test("Every page test that replaces modules loads its modules itself", () => {
  const replacing = sourceFiles("src", "tests").filter(
    (file) => file.endsWith(".test.tsx") && /^\s*vi\.(?:mock|resetModules)\(/m.test(sourceOf(file)),
  )
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !file.endsWith(".isolated.test.tsx"))).toEqual([])
})

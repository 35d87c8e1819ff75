import { posix } from "node:path"
import { expect, test } from "vitest"
import { isTest, sourceFiles, sourceOf } from "#tests/support/source-files.ts"

test("Every file of src/routes is a route", () => {
  const tree = sourceOf("src/routeTree.gen.ts")
  const others = sourceFiles("src/routes").filter((file) => !tree.includes(`"./${file.slice("src/".length)}"`))
  expect(others).toEqual([])
})

test("Files of the back office and the storefront are at most five folders deep", () => {
  const files = sourceFiles("src/admin", "src/store", "src/routes")
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

test("A component's file is named after its export", () => {
  const letters = (name: string) => name.toLowerCase().replace(/\W|^use/g, "")
  const files = sourceFiles("src/admin", "src/store", "src/app", "src/ui", "src/workbench").filter(
    (file) => file.endsWith(".tsx") && !isTest(file),
  )
  const misnamed = files.filter((file) => {
    const exported = [...sourceOf(file).matchAll(/^export (?:default )?(?:async )?(?:function|const|class) (\w+)/gm)]
    const [, name = ""] = exported[0] ?? []
    // Files of several parts have the noun that these share.
    return exported.length === 1 && letters(name) !== letters(posix.basename(file, ".tsx"))
  })
  expect(files.length).toBeGreaterThan(700)
  expect(misnamed).toEqual([])
})

import { expect, it } from "vitest"
import { suggestHandle } from "./handle.ts"

it.each([
  ["Summer 2026", "summer-2026"],
  ["Größe & Weite", "groesse-weite"],
  ["  Crème brûlée!  ", "creme-brulee"],
  ["Men’s shoes / boots", "mens-shoes-boots"],
  ["Łódź", "lodz"],
  ["夏のセール", "夏のセール"],
  ["!!!", ""],
])("suggests a handle for “%s”", (name, handle) => {
  expect(suggestHandle(name)).toBe(handle)
})

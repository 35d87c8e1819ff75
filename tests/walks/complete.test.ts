import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const MACHINES = join("src", "machines")
/** Generic machines, which each flow turns into its own. */
const GENERIC = ["createOrderChangeMachine", "createTaskMachine"]

const read = (folder: string, pattern: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n")

const creators = [...read(MACHINES, /\.machine\.ts$/).matchAll(/export const (create\w+Machine)\b/g)]
  .map(([, name = ""]) => name)
  .filter((name) => !GENERIC.includes(name))

describe.each(["walks", "failures"])("tests/%s", (folder) => {
  const tests = read(join("tests", folder), /\.test\.ts$/)
  it.each(creators)("uses %s", (name) => {
    expect(tests).toContain(`${name}(`)
  })
})

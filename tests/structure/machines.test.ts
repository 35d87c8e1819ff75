import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const routes = join(import.meta.dirname, "../../src/routes")

test("Every machine that a page runs is recorded for the workbench", () => {
  const sources = readdirSync(routes, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(routes, file), "utf8") }))
  const running = sources.flatMap(({ file, source }) =>
    [...source.matchAll(/\b(?:useMachine|useActorRef|useActor|createActor)\([\s\S]*?\n/g)].map(({ index }) => ({
      file,
      call: source.slice(index, source.indexOf("\n\n", index)),
    })),
  )
  expect(running.length).toBeGreaterThan(15)
  expect(running.filter(({ call }) => !/\binspect\b/.test(call)).map(({ file }) => file)).toEqual([])
})

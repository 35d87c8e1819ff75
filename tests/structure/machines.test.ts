import { expect, test } from "vitest"
import { isTest, sourceFiles, sourceOf } from "#tests/support/source-files.ts"

test("Every machine that a page runs is recorded for the workbench", () => {
  const files = sourceFiles("src/routes", "src/app", "src/admin", "src/store").filter((file) => !isTest(file))
  const running = files.flatMap((file) => {
    const source = sourceOf(file)
    return [...source.matchAll(/\b(?:useMachine|useActorRef|useActor|createActor)\([\s\S]*?\n/g)].map(({ index }) => ({
      file,
      call: source.slice(index, source.indexOf("\n\n", index)),
    }))
  })
  expect(running.length).toBeGreaterThan(15)
  expect(running.filter(({ call }) => !/\binspect\b/.test(call)).map(({ file }) => file)).toEqual([])
})

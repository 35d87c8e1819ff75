import { describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { loadTape, Player, type TapeSet, tapeNames } from "#tests/tapes/tape.ts"

async function problemsOf(set: TapeSet, name: string): Promise<string[]> {
  const backend = createBackend({ scenario: set === "flags" ? "empty-with-flags" : "empty", onBug: () => {} })
  const player = new Player(backend.fetch, "http://localhost:9000")
  const tape = loadTape(set, name)
  const problems: string[] = []
  try {
    for (const needed of new Set(set === "flags" ? tape.needs : ["setup", ...tape.needs]))
      problems.push(...(await player.play(loadTape(set, needed))))
    problems.push(...(await player.play(tape)))
  } catch (error) {
    problems.push(String(error))
  }
  return problems
}

describe.each(["flows", "edges", "flags"] as const)("a recorded conversation in %s", (set) => {
  it.each(tapeNames(set))("gets the real server's responses: %s", async (name) => {
    expect(await problemsOf(set, name)).toEqual([])
  })
})

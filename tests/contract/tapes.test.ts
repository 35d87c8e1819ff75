import { describe, expect, it } from "vitest"
import { createBackend } from "#mocks/core/backend.ts"
import { loadTape, Player, type TapeSet, tapeNames } from "#tests/tapes/tape.ts"

async function problemsOf(set: TapeSet, name: string): Promise<string[]> {
  const backend = createBackend({ scenario: "empty" })
  const player = new Player(backend.fetch, "http://localhost:9000")
  const tape = loadTape(set, name)
  const before: string[] = []
  for (const needed of new Set(["setup", ...tape.needs])) before.push(...(await player.play(loadTape(set, needed))))
  return [...before, ...(await player.play(tape))]
}

describe.each(["flows", "edges"] as const)("a recorded conversation of %s is answered as by the real server", (set) => {
  it.each(tapeNames(set))("%s", async (name) => {
    expect(await problemsOf(set, name)).toEqual([])
  })
})

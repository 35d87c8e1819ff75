import { describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { describeDifference, loadTape, neededBy, Player, tapeNames } from "#tests/tapes/tape.ts"
import { type TapeSet, tapeSets } from "#tests/tapes/tape-format.ts"

async function problemsOf(set: TapeSet, name: string): Promise<string[]> {
  const backend = createBackend({ scenario: set === "flags" ? "empty-with-flags" : "empty", onBug: () => {} })
  const player = new Player(backend.fetch, "http://localhost:9000")
  const tape = loadTape(set, name)
  const problems: string[] = []
  for (const part of [...neededBy(set, tape).map((needed) => loadTape(set, needed)), tape])
    problems.push(...(await player.play(part)).map(describeDifference))
  return problems
}

describe.each(tapeSets)("a recorded conversation in %s", (set) => {
  it.each(tapeNames(set))("gets the real server's responses: %s", async (name) => {
    expect(await problemsOf(set, name)).toEqual([])
  })
})

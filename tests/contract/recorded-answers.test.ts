import { describe, expect, it } from "vitest"
import { problemsOf } from "#schema/problems.ts"
import { operationOf } from "#tests/support/operations.ts"
import { loadTape, tapeNames } from "#tests/tapes/tape.ts"
import type { Tape } from "#tests/tapes/tape-format.ts"
import { tapeSets } from "#tests/tapes/tape-format.ts"

function problemsIn(tape: Tape): string[] {
  return tape.steps.flatMap(({ n, method, path, status, response, loose }) => {
    const [address = "", search = ""] = path.replace(/\{\{.*?\}\}/g, "x").split("?")
    const operation = operationOf(method, address)
    if (!operation || loose || status >= 300) return []
    return problemsOf(operation.schema, response, search.includes("fields=")).map(
      (problem) => `#${n} ${method} ${address} ${problem}`,
    )
  })
}

describe.each(tapeSets)("the real server's responses in %s match the schemas", (set) => {
  it.each(set === "flags" ? tapeNames(set) : ["setup", ...tapeNames(set)])("%s", (name) => {
    expect(problemsIn(loadTape(set, name))).toEqual([])
  })
})

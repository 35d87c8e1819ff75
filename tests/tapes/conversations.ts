import { Caller } from "./caller.ts"
import { readScript, scriptNames } from "./script.ts"
import { type Difference, loadTape, neededBy, Player, record, saveTape } from "./tape.ts"
import type { TapeSet } from "./tape-format.ts"

export { DriftReport } from "./drift-report.ts"
export { describeDifference } from "./tape.ts"
export { tapeSets } from "./tape-format.ts"

/** A server that conversations are played on. */
export interface Target {
  /** Address without a slash at the end. */
  readonly url: string
  /** Receives a POST before each conversation, which must leave a server without data; the mock's needs the body. */
  readonly reset: string
}
export interface Replayed {
  readonly name: string
  readonly steps: number
  readonly differences: readonly Difference[]
}

/** Names of a set's conversations, `setup` first, because the others start from it. */
export const conversationNames = (set: TapeSet): string[] =>
  scriptNames(set).sort((a, b) => Number(b === "setup") - Number(a === "setup") || a.localeCompare(b))

/** Plays conversations on a server and yields how its responses differ from the tapes. */
export async function* replay(target: Target, set: TapeSet, names: readonly string[]): AsyncGenerator<Replayed> {
  for (const name of names) {
    await reset(target, set)
    const player = new Player(fetch, target.url, { isReal: true })
    const tape = loadTape(set, name)
    for (const needed of neededBy(set, tape)) await player.play(loadTape(set, needed))
    yield { name, steps: tape.steps.length, differences: await player.play(tape) }
  }
}

/** Plays scripts on a server, saves its responses as tapes, and yields the number of steps of each. */
export async function* recordTapes(
  target: Target,
  set: TapeSet,
  names: readonly string[],
): AsyncGenerator<Pick<Replayed, "name" | "steps">> {
  for (const name of names) {
    await reset(target, set)
    const caller = new Caller(fetch, target.url, { isReal: true })
    const script = readScript(set, name)
    for (const needed of neededBy(set, script)) await record(caller, readScript(set, needed))
    const tape = await record(caller, script)
    saveTape(set, tape)
    yield { name, steps: tape.steps.length }
  }
}

async function reset(target: Target, set: TapeSet): Promise<void> {
  const response = await fetch(target.reset, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ scenario: set === "flags" ? "empty-with-flags" : "empty" }),
  })
  if (!response.ok) throw new Error(`${target.reset} answered ${response.status}, so the server may hold data.`)
}

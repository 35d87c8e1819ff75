import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Caller, type CallerOptions, type Fetch, MissingValueError } from "./caller.ts"
import { differences, Identities, kindOf } from "./compare.ts"
import { knownExtras } from "./extra-keys.ts"
import type { Script, ScriptedRequest, Step, Tape, TapeSet } from "./tape-format.ts"

const folder = (set: TapeSet) => join(import.meta.dirname, set)
const fileOf = (set: TapeSet, name: string) => join(folder(set), `${name}.json`)
export const loadTape = (set: TapeSet, name: string): Tape => JSON.parse(readFileSync(fileOf(set, name), "utf8"))
export const tapeNames = (set: TapeSet): string[] =>
  readdirSync(folder(set))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -5))
    .filter((name) => name !== "setup")

/** Saves a tape with a line per step. */
export function saveTape(set: TapeSet, { steps, ...head }: Tape): void {
  const start = JSON.stringify(head).slice(0, -1)
  const lines = steps.map((step) => JSON.stringify(step)).join(",\n")
  writeFileSync(fileOf(set, head.name), `${start},"steps":[\n${lines}\n]}\n`)
}

/** Names of the conversations that come before this one, in their order. */
export const neededBy = (set: TapeSet, { name, needs }: Pick<Tape, "name" | "needs">): string[] =>
  [...new Set(set === "flags" ? needs : ["setup", ...needs])].filter((needed) => needed !== name)

/** A difference between the response to a step and the recorded one. */
export interface Difference {
  readonly step: ScriptedRequest
  readonly detail: string
}
export const describeDifference = ({ step, detail }: Difference): string =>
  `#${step.n} ${step.method} ${step.path.split("?")[0]} (${step.note ?? ""}) ${detail}`

/** Replays tapes on a server and compares its responses with the recorded ones. */
export class Player {
  readonly #caller: Caller
  readonly #ids = new Identities()
  readonly #isReal: boolean

  constructor(fetch: Fetch, base: string, options: CallerOptions = {}) {
    this.#caller = new Caller(fetch, base, options)
    this.#isReal = options.isReal ?? false
  }

  /** Ends at a request that can't be sent, because a value from an earlier response is missing. */
  async play(tape: Tape): Promise<Difference[]> {
    const found: Difference[] = []
    try {
      await this.#compare(tape, found)
    } catch (error) {
      if (!(error instanceof MissingValueError)) throw error
      found.push({ step: error.step, detail: error.message })
    }
    return found
  }

  async #compare(tape: Tape, found: Difference[]): Promise<void> {
    this.#ids.mentioned = mentionedIn(tape)
    this.#ids.isKnownExtra = knownExtras(tape)
    for await (const { step, answer } of this.#caller.send(tape)) {
      const add = (detail: string) => found.push({ step, detail })
      this.#ids.sortedBy = /[?&]order=-?([\w.]+)/.exec(step.path.replaceAll("%2B", "+"))?.[1]
      if (step.status >= 500) {
        if (answer.status < 400 || (answer.status >= 500 && !this.#isReal))
          add(`expected a refusal, got ${answer.status}`)
      } else if (answer.status !== step.status)
        add(`expected ${step.status}, got ${answer.status} ${answer.text.slice(0, 200)}`)
      else if (!step.loose) differences(step.response, answer.body, this.#ids).forEach(add)
    }
  }
}

/** Sends a script's requests to a server and returns them with its responses. */
export async function record(caller: Caller, script: Script): Promise<Tape> {
  const steps: Step[] = []
  for await (const { step, answer } of caller.send(script)) {
    const { loose, ...request } = step
    steps.push({ ...request, status: answer.status, ...(loose ? { loose } : { response: answer.body }) } as Step)
  }
  return { ...script, steps }
}

function mentionedIn(tape: Tape): Set<string> {
  const ids = new Set<string>()
  JSON.stringify(
    tape.steps.map((s) => s.response),
    (_, v) => {
      if (kindOf(v)?.startsWith("id:")) ids.add(v)
      return v
    },
  )
  return ids
}

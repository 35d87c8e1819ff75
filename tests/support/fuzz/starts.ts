import { claimsOf } from "#mocks/domain/auth/auth.ts"
import type { Backend } from "#mocks/http/backend.ts"
import type { World as Snapshot } from "#mocks/kernel/database.ts"
import { SECRET, sign } from "#mocks/kernel/token.ts"
import { loadTape, Player, tapeNames } from "#tests/tapes/tape.ts"
import type { Tape } from "#tests/tapes/tape-format.ts"
import type { Credentials } from "./attempt.ts"

/** Start state of random requests: data, and credentials of an admin and a customer. */
export interface Start {
  readonly name: string
  readonly world: Snapshot
  readonly tokens: Credentials
}

/** Tokens of the newest administrator and the newest customer with an account. */
function tokensOf({ db }: Backend): Credentials {
  const token = (type: "user" | "customer") => {
    const identity = db.tables.authIdentity.all().findLast((row) => row.app_metadata[`${type}_id`])
    const claims = identity && claimsOf(db, { identity, actorType: type, provider: "emailpass" })
    return claims ? sign(claims, SECRET, db.clock.now(), 10 * 365 * 86_400) : "nobody"
  }
  return { admin: token("user"), customer: token("customer") }
}

/** The current state of a backend as a start state. */
export const startOf = (name: string, backend: Backend): Start => ({
  name,
  world: backend.db.export(),
  tokens: tokensOf(backend),
})

/** Plays a share of a recorded conversation's steps; stops at a step that can't be played. */
async function playInto(backend: Backend, name: string, share: number): Promise<void> {
  const player = new Player(backend.fetch, "http://mock.test")
  const tape = loadTape("flows", name)
  const parts: Tape[] = ["setup", ...tape.needs.filter((needed) => needed !== "setup")].map((needed) =>
    loadTape("flows", needed),
  )
  const beginning = { ...tape, steps: tape.steps.slice(0, Math.ceil(tape.steps.length * share)) }
  for (const part of [...parts, beginning]) await player.play(part)
}

/** The default scenario, and states in the middle and at the end of recorded conversations. */
export async function startsOf(backend: Backend, tapes: number): Promise<Start[]> {
  backend.reset("default")
  const all = [startOf("default", backend)]
  const names = tapeNames("flows")
  const every = Math.max(1, Math.ceil(names.length / tapes))
  for (const name of names.filter((_, i) => i % every === 0))
    for (const share of [0.5, 1]) {
      backend.reset("empty")
      await playInto(backend, name, share)
      all.push(startOf(`${name} ${share * 100} %`, backend))
    }
  return all
}

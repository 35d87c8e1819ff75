import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { differences, Identities, kindOf } from "./compare.ts"
import { knownExtras } from "./extra-keys.ts"
import type { FormField, Step, Tape } from "./tape-format.ts"

/** `flags` is recorded with the features behind flags on. */
export type TapeSet = "flows" | "edges" | "flags"
type Fetch = (request: Request) => Promise<Response>

const folder = (set: TapeSet) => join(import.meta.dirname, set)
export const loadTape = (set: TapeSet, name: string): Tape =>
  JSON.parse(readFileSync(join(folder(set), `${name}.json`), "utf8"))
export const tapeNames = (set: TapeSet): string[] =>
  readdirSync(folder(set))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -5))
    .filter((name) => name !== "setup")

/** The value at a path like `product.variants[title=M / Black].id`. */
function pick(value: unknown, path: string): unknown {
  let at = value
  for (const token of path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? []) {
    if (at === null || at === undefined) return undefined
    if (!token.startsWith("[")) at = (at as Record<string, unknown>)[token]
    else {
      const inner = token.slice(1, -1)
      const equals = inner.indexOf("=")
      const rows = at as Record<string, unknown>[]
      at =
        equals < 0
          ? rows[Number(inner)]
          : rows.find?.((r) => String(r?.[inner.slice(0, equals)]) === inner.slice(equals + 1))
    }
  }
  return at
}

/** Replays tapes against a server and returns the differences from the recorded responses, step by step. */
export class Player {
  readonly #fetch: Fetch
  readonly #base: string
  readonly #answers = new Map<string, unknown[]>()
  readonly #ids = new Identities()

  constructor(fetch: Fetch, base: string) {
    this.#fetch = fetch
    this.#base = base
  }

  async play(tape: Tape): Promise<string[]> {
    const answers: unknown[] = []
    this.#answers.set(tape.name, answers)
    this.#ids.mentioned = mentionedIn(tape)
    this.#ids.isKnownExtra = knownExtras(tape)
    const problems: string[] = []
    let cookie = ""
    for (const step of tape.steps) {
      const response = await this.#send(step, cookie)
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie
      const text = await response.text()
      const answer = parsed(text)
      answers[step.n] = answer
      this.#ids.sortedBy = /[?&]order=-?([\w.]+)/.exec(step.path.replaceAll("%2B", "+"))?.[1]
      const name = `#${step.n} ${step.method} ${step.path.split("?")[0]} (${step.note ?? ""})`
      if (step.status >= 500) {
        if (response.status < 400 || response.status >= 500)
          problems.push(`${name} expected a refusal, got ${response.status}`)
      } else if (response.status !== step.status)
        problems.push(`${name} expected ${step.status}, got ${response.status} ${text.slice(0, 200)}`)
      else if (!step.loose) problems.push(...differences(step.response, answer, this.#ids).map((d) => `${name} ${d}`))
    }
    return problems
  }

  #send(step: Step, cookie: string): Promise<Response> {
    const { headers: given, ...request } = this.#fill({
      path: step.path,
      headers: step.headers ?? {},
      basic: step.basic ?? null,
      body: step.body ?? null,
      form: step.form ?? null,
    })
    const headers = new Headers(given)
    if (headers.has("cookie")) headers.set("cookie", cookie)
    if (request.basic) headers.set("authorization", `Basic ${btoa(request.basic)}`)
    let body: string | FormData | null = null
    if (request.form) body = formOf(request.form)
    else if (step.body !== undefined || step.raw !== undefined) {
      headers.set("content-type", "application/json")
      body = step.raw ?? JSON.stringify(request.body)
    }
    return this.#fetch(new Request(this.#base + request.path, { method: step.method, headers, body }))
  }

  /** Inserts values of earlier responses, which the tape references as `{{setup:7:region.id}}`. */
  #fill<T>(value: T): T {
    const text = JSON.stringify(value).replace(
      /\{\{([\w-]+):(\d+):((?:[^}]|\}(?!\}))*)\}\}/g,
      (_, tape: string, n: string, path: string) => {
        const found = pick(this.#answers.get(tape)?.[Number(n)], JSON.parse(`"${path}"`))
        if (found === undefined) throw new Error(`the answer ${tape}#${n} has no ${path}`)
        return String(found)
      },
    )
    return JSON.parse(text)
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
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

function formOf(fields: readonly FormField[]): FormData {
  const form = new FormData()
  for (const f of fields) {
    if (f.value !== undefined) form.append(f.field, f.value)
    else
      form.append(
        f.field,
        new Blob([f.base64 === undefined ? (f.text ?? "") : Buffer.from(f.base64, "base64")], { type: f.type ?? "" }),
        f.name,
      )
  }
  return form
}

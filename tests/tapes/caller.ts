import { setTimeout } from "node:timers/promises"
import type { FormField, ScriptedRequest } from "./tape-format.ts"

export type Fetch = (request: Request) => Promise<Response>

interface Answer {
  readonly status: number
  /** Parsed JSON, or the text if it isn't JSON. */
  readonly body: unknown
  readonly text: string
}

export interface CallerOptions {
  /** A real server needs pauses for what it does in the background, and may fail as it did when it was recorded. */
  readonly isReal?: boolean
}

/** Thrown when a request refers to a value that no response had. */
export class MissingValueError extends Error {
  override readonly name = "MissingValueError"
  readonly step: ScriptedRequest

  constructor(step: ScriptedRequest, value: string) {
    super(`can't be sent: there was no ${value}`)
    this.step = step
  }
}

/** Sends the requests of conversations to a server, with values of its earlier responses. */
export class Caller {
  readonly #fetch: Fetch
  readonly #base: string
  readonly #waits: boolean
  readonly #answers = new Map<string, unknown[]>()

  constructor(fetch: Fetch, base: string, { isReal = false }: CallerOptions = {}) {
    this.#fetch = fetch
    this.#base = base
    this.#waits = isReal
  }

  /** Sends the requests one after another. Throws `MissingValueError` if one can't be sent. */
  async *send<S extends ScriptedRequest>(conversation: {
    readonly name: string
    readonly steps: readonly S[]
  }): AsyncGenerator<{ readonly step: S; readonly answer: Answer }> {
    const answers: unknown[] = []
    this.#answers.set(conversation.name, answers)
    let cookie = ""
    for (const step of conversation.steps) {
      if (this.#waits && step.wait) await setTimeout(step.wait)
      const response = await this.#fetch(this.#requestOf(step, cookie))
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie
      const text = await response.text()
      const body = parsed(text)
      answers[step.n] = body
      yield { step, answer: { status: response.status, body, text } }
    }
  }

  #requestOf(step: ScriptedRequest, cookie: string): Request {
    const { headers: given, ...request } = this.#fill(step, {
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
    return new Request(this.#base + request.path, { method: step.method, headers, body })
  }

  /** Inserts values of earlier responses, which a request references as `{{setup:7:region.id}}`. */
  #fill<T>(step: ScriptedRequest, value: T): T {
    const text = JSON.stringify(value).replace(
      /\{\{([\w-]+):(\d+):((?:[^}]|\}(?!\}))*)\}\}/g,
      (_, name: string, n: string, path: string) => {
        const found = pick(this.#answers.get(name)?.[Number(n)], JSON.parse(`"${path}"`))
        if (found === undefined) throw new MissingValueError(step, `${path} in the response to ${name}#${n}`)
        return String(found)
      },
    )
    return JSON.parse(text)
  }
}

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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
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

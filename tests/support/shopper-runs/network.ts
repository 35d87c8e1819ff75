import { claimsOf } from "#lib/token-claims.ts"
import type { Backend } from "#mocks/http/backend.ts"
import { failingSend } from "#tests/support/failing-send.ts"
import type { Chance } from "#tests/support/fuzz/chance.ts"
import type { Scheduler } from "./scheduler.ts"

export interface SentRequest {
  readonly method: string
  readonly path: string
  readonly body: string
  /** The customer's id in the token; undefined for a guest. */
  readonly customerId: string | undefined
}

/** Holds each request and each response until the scheduler runs it; a share of the requests fails. */
export class HeldNetwork {
  percent = 0
  /** Called when a request arrives at the server. */
  onArrival: (request: SentRequest) => void = () => undefined
  /** Called with what comes of a request: its status, or that the response is lost. */
  onServed: (request: SentRequest, outcome: string) => void = () => undefined
  /** Called just before a response reaches the tab. */
  onResponse: (request: SentRequest) => void = () => undefined
  readonly #backend: Backend
  readonly #scheduler: Scheduler
  readonly #chance: Chance

  constructor(backend: Backend, scheduler: Scheduler, chance: Chance) {
    this.#backend = backend
    this.#scheduler = scheduler
    this.#chance = chance
  }

  readonly fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal, ...rest } = init
      const url = String(input)
      const sent = describe(url, init)
      if (signal?.aborted) return reject(signal.reason)
      const unsend = this.#scheduler.add("request", async () => {
        const outcome = await this.#serve(new Request(url, rest), sent)
        if (signal?.aborted) return
        this.#scheduler.add("response", () => {
          this.onResponse(sent)
          if (outcome instanceof Response) resolve(outcome)
          else reject(outcome)
        })
      })
      const abort = () => {
        // A write may have left already.
        if (sent.method === "GET") unsend()
        reject(signal?.reason)
      }
      signal?.addEventListener("abort", abort, { once: true })
    })

  async #serve(request: Request, sent: SentRequest): Promise<Response | Error> {
    const outcome = await this.#outcome(request, sent)
    this.onServed(sent, outcome instanceof Response ? String(outcome.status) : "lost")
    return outcome
  }

  async #outcome(request: Request, sent: SentRequest): Promise<Response | Error> {
    const send = () => {
      this.onArrival(sent)
      return this.#backend.fetch(request)
    }
    if (!this.#chance.percent(this.percent)) return send()
    return failingSend(send, this.#chance).catch((error: Error) => error)
  }
}

function describe(url: string, { method = "GET", headers, body }: RequestInit): SentRequest {
  const token = (headers as Record<string, string> | undefined)?.authorization?.replace("Bearer ", "")
  const actor = token ? claimsOf(token)?.actor_id : undefined
  return {
    method,
    path: new URL(url).pathname,
    body: typeof body === "string" ? body : "",
    customerId: typeof actor === "string" && actor !== "" ? actor : undefined,
  }
}

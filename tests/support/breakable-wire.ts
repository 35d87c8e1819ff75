import { fetchOf, type LiveShop } from "./live-shop.ts"
import { operationOf } from "./operations.ts"

/** Faults of a request. */
export const faults = [
  "refused 400",
  "refused 409",
  "failed 500",
  "cut before",
  "cut after",
  "expired 401",
  "slow and left",
  "limited 429",
  "empty after",
  "HTML after",
  "outage",
] as const
/** "outage" drops the response of one request and every connection after it, until `repair`. */
export type Fault = (typeof faults)[number] | "missing 404"

/** Empty and HTML responses with status 200, sent in place of the real one. */
const emptyAnswers: Partial<Record<Fault, () => Response>> = {
  "empty after": () => Response.json({}),
  "HTML after": () =>
    new Response("<!doctype html><title>Welcome</title>", { headers: { "content-type": "text/html" } }),
}

const messages: Partial<Record<Fault, readonly [status: number, body: object]>> = {
  "missing 404": [404, { type: "not_found", message: "An injected absence." }],
  "refused 400": [400, { type: "invalid_data", message: "An injected refusal." }],
  "refused 409": [409, { type: "conflict", message: "An injected conflict." }],
  "failed 500": [500, { code: "unknown_error", type: "unknown_error", message: "An unknown error occurred." }],
  "expired 401": [401, { message: "Unauthorized" }],
  "limited 429": [429, { type: "too_many_requests", message: "An injected limit." }],
}

/** More requests than this without a user event mean that the machine runs in a cycle. */
const LIMIT = 80

/** The connection of the machine under test: records its requests and breaks one of them. */
export class Wire {
  /** The requested operations since `reset`, in order. */
  requests: string[] = []
  /** Called after each response from the backend. */
  onAnswered: (() => void) | undefined
  /** Called when the slow request has been sent; `proceed` lets it continue. */
  onSlow: ((proceed: () => void) => void) | undefined
  #inFlight = 0
  #fault: { readonly fault: Fault; readonly index: number; operation: string | null } | null = null
  readonly #send: typeof fetch

  constructor(shop: LiveShop) {
    this.#send = fetchOf(shop.backend)
  }

  reset(): void {
    this.requests = []
    this.#fault = null
    this.onAnswered = undefined
    this.onSlow = undefined
  }
  /** Breaks the request with this index; a 401 and a 429 last until `repair`, other faults happen once. */
  break(fault: Fault, index: number): void {
    this.#fault = { fault, index, operation: null }
  }
  repair(): void {
    this.#fault = null
  }

  get isBusy(): boolean {
    return this.#inFlight > 0
  }
  get isCycling(): boolean {
    return this.requests.length > LIMIT
  }
  /** Whether the fault has happened. */
  get isBroken(): boolean {
    return this.#fault?.operation != null
  }

  #faultOf(operation: string): Fault | null {
    const entry = this.#fault
    if (!entry) return null
    if (this.requests.length - 1 === entry.index) {
      entry.operation = operation
      return entry.fault
    }
    if (entry.operation === null) return null
    if (entry.fault === "expired 401") return entry.fault
    if (entry.fault === "outage") return "cut before"
    return entry.fault === "limited 429" && entry.operation === operation ? entry.fault : null
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const operation = operationOf(request.method, pathname)?.route ?? `${request.method} ${pathname}`
    this.requests.push(operation)
    // Never responds in a cycle; the test can then report it.
    if (this.isCycling) return new Promise(() => {})
    this.#inFlight += 1
    try {
      return await this.#answer(request, this.#faultOf(operation))
    } finally {
      this.#inFlight -= 1
    }
  }

  async #answer(request: Request, fault: Fault | null): Promise<Response> {
    if (fault === "slow and left") {
      await new Promise<void>((proceed) => this.onSlow?.(proceed))
      if (request.signal.aborted) throw request.signal.reason
    }
    if (fault === "cut before") throw new TypeError("fetch failed")
    const refusal = fault && messages[fault]
    if (refusal) return Response.json(refusal[1], { status: refusal[0] })
    const response = await this.#send(request)
    this.onAnswered?.()
    if (fault === "cut after" || fault === "outage") throw new TypeError("fetch failed")
    return (fault && emptyAnswers[fault]?.()) ?? response
  }
}

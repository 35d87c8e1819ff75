import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login } from "#tests/support/callers.ts"
import { type ExcessiveRequest, excessiveRequests } from "#tests/support/excessive-requests.ts"
import type { Bench, Figure } from "./bench.ts"

const ROUNDS = 10
const LIMIT = 50

/** Time to reject excessive requests. Unit tests check that their work isn't started. */
export default {
  title: "Rejection of excessive requests: CPU time, slowest of ten runs",
  async measure() {
    const backend = createBackend({ scenario: "large", seed: 3 })
    const token = await login(backend, "user")
    const headers = {
      authorization: `Bearer ${token}`,
      "x-publishable-api-key": PUBLISHABLE_KEY,
      "content-type": "application/json",
    }
    const send = async ({ method, path, body, status, name }: ExcessiveRequest): Promise<number> => {
      const request = new Request(`http://bench${path}`, { method, headers, body: body ?? null })
      const used = process.cpuUsage()
      const answer = await backend.fetch(request)
      const { user, system } = process.cpuUsage(used)
      if (answer.status !== status) throw new Error(`${name}: got status ${answer.status}, expected ${status}`)
      return (user + system) / 1000
    }
    const figures: Figure[] = []
    for (const one of excessiveRequests) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) times.push(await send(one))
      // The first request compiles the code that the others run.
      figures.push({ name: one.name, value: Math.max(...times.slice(1)), unit: "ms", limit: LIMIT })
    }
    return figures.sort((a, b) => b.value - a.value).slice(0, 5)
  },
} satisfies Bench

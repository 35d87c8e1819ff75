import Medusa from "@medusajs/js-sdk"
import { createStoreSdk } from "#sdk/store.ts"
import { type Bench, median } from "./bench.ts"

const rounds = 60
const callsPerRound = 500

const baseUrl = "http://api.test"
const publishableKey = "pk_1"
const query = { limit: 20, fields: "id,title,*variants", id: ["prod_1", "prod_2"], created_at: { $gte: "2026-01-01" } }
const answer = JSON.stringify({ products: [{ id: "prod_1", title: "A" }], count: 1, offset: 0, limit: 20 })

type Call = () => Promise<unknown>

/** Overhead of a client call over `fetch` and parsing the JSON. The network is a stub that responds at once. */
export default {
  title: "Overhead of a client call over plain fetch",
  async measure() {
    const { fetch } = globalThis
    globalThis.fetch = async () => new Response(answer, { headers: { "content-type": "application/json" } })
    try {
      return await compare()
    } finally {
      globalThis.fetch = fetch
    }
  },
} satisfies Bench

async function compare() {
  const url = `${baseUrl}/store/products?limit=20&fields=id`
  const headers = { accept: "application/json", "x-publishable-api-key": publishableKey }
  const ours = createStoreSdk({ baseUrl, publishableKey, auth: { storage: "memory" } })
  const theirs = new Medusa({ baseUrl, publishableKey, auth: { type: "jwt", jwtTokenStorageMethod: "memory" } })

  const calls = {
    plain: async () => (await fetch(url, { method: "GET", headers })).json(),
    ours: () => ours.store.product.list({ query }),
    theirs: () => theirs.store.product.list(query as never),
  }
  const overheads = { ours: [] as number[], theirs: [] as number[] }
  // All clients are measured in every round: a busy machine slows them down equally.
  for (let round = 0; round < rounds; round++) {
    const plain = await timeOf(calls.plain)
    overheads.ours.push((await timeOf(calls.ours)) - plain)
    overheads.theirs.push((await timeOf(calls.theirs)) - plain)
  }
  return [
    { name: "our client", value: median(overheads.ours), unit: "µs" as const, limit: 50 },
    { name: "the official client", value: median(overheads.theirs), unit: "µs" as const },
  ]
}

/** Microseconds per call. */
async function timeOf(call: Call): Promise<number> {
  const start = performance.now()
  for (let i = 0; i < callsPerRound; i++) await call()
  return ((performance.now() - start) * 1000) / callsPerRound
}

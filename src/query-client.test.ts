import { QueryObserver } from "@tanstack/react-query"
import { expect, it } from "vitest"
import { createQueryClient } from "./query-client.ts"

it("keeps loading for a route when a component that showed the same data is removed", async () => {
  const client = createQueryClient()
  let respond = (_name: string) => {}
  let requests = 0
  const query = {
    queryKey: ["categories"],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      requests += 1
      return new Promise<string>((resolve, fail) => {
        respond = resolve
        signal.addEventListener("abort", () => fail(signal.reason))
      })
    },
  }
  const remove = new QueryObserver(client, query).subscribe(() => {})
  const loaded = client.ensureQueryData(query)
  remove()
  respond("Clothing")
  await expect(loaded).resolves.toBe("Clothing")
  expect(requests).toBe(1)
})

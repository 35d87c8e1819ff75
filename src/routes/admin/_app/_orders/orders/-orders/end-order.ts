import { runIdempotent } from "#machines/lost-response.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"

const ends = { complete: "completed", archive: "archived" } as const

/** Completes or archives an order; a lost response counts as done if the order has the status. */
export async function endOrder(type: keyof typeof ends, id: string): Promise<void> {
  const { order } = adminSdk().admin
  const query = { fields: "id,status" }
  await runIdempotent(
    () => (type === "complete" ? order.complete({ id, body: {}, query }) : order.archive({ id, query })),
    async () => (await order.retrieve({ id, query })).order.status === ends[type],
  )
}

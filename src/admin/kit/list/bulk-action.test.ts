import { describe, expect, it } from "vitest"
import { CONCURRENCY, runBulk } from "./bulk-action.ts"

const rows = Array.from({ length: 1000 }, (_, index) => index)

describe("a bulk action", () => {
  it("continues after failures, and reports each row once", async () => {
    const error = new Error("refused")
    const result = await runBulk(rows, async (row) => {
      if (row % 400 === 7) throw error
    })
    expect(result.failed).toEqual([7, 407, 807].map((row) => ({ row, error })))
    expect(result.done).toHaveLength(997)
    expect(result.canceled).toEqual([])
  })

  it("sends few requests at a time, and reports its progress", async () => {
    let open = 0
    let most = 0
    const progress: number[] = []
    await runBulk(
      rows.slice(0, 20),
      async () => {
        open += 1
        most = Math.max(most, open)
        await Promise.resolve()
        open -= 1
      },
      { onProgress: (settled) => progress.push(settled) },
    )
    expect(most).toBe(CONCURRENCY)
    expect(progress).toEqual(rows.slice(1, 21))
  })

  it("awaits the requests already sent when it is canceled, and leaves the other rows unchanged", async () => {
    const controller = new AbortController()
    const sent: number[] = []
    const result = await runBulk(
      rows.slice(0, 20),
      async (row) => {
        sent.push(row)
        if (row === CONCURRENCY - 1) controller.abort()
      },
      controller,
    )
    expect(result.done).toEqual(sent)
    expect(result.done.length).toBeLessThanOrEqual(2 * CONCURRENCY)
    expect(result.done.length + result.canceled.length).toBe(20)
  })
})

import { afterAll, beforeEach, expect, it } from "vitest"
import { waitFor } from "xstate"
import { actionsOf } from "#machines/order-change/order-change.rules.ts"
import { Coverage } from "./coverage.ts"
import { type OrderChangeCase, orderChangeRun, previewOf } from "./order-change-run.ts"

/** What all changes of an order have in common, walked through for one of them; each transition is taken. */
export function orderChangeSuite(test: OrderChangeCase) {
  const { shop, orderId, machine } = test
  const world = shop.backend.db.export()
  const coverage = new Coverage(machine)
  const { orderEdit } = shop.admin.admin
  const other = test.other ?? {
    begin: () => orderEdit.initiateRequest({ body: { order_id: orderId } }),
    end: () => orderEdit.cancelRequest({ id: orderId }),
  }

  beforeEach(() => {
    shop.backend.db.import(world)
    shop.backend.faults.set([])
  })

  const run = orderChangeRun(test, coverage)
  const { rest, open, stage, at, item, steps, first, actionsOnServer, onServer, version } = run

  it("begins nothing on the server before its first step", async () => {
    const actor = await open()
    actor.send({ type: "beginning.set", beginning: {} })
    expect(actor.getSnapshot().can({ type: "edit.confirm" })).toBe(false)
    expect(test.whyNot(previewOf(actor))).toBe(test.reason)
    actor.send({ type: "edit.leave" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "unchanged" })
    const other = await open()
    other.send({ type: "edit.discard" })
    expect(other.getSnapshot().output).toEqual({ outcome: "unchanged" })
    expect(await onServer()).toBeNull()
  })

  it("is confirmed once, as the order's next version", async () => {
    const before = await version()
    const actor = await open()
    await stage(actor, ...steps(actor))
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(test.whyNot(previewOf(actor))).toBeUndefined()
    actor.send({ type: "edit.confirm" })
    actor.send({ type: "edit.confirm" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "confirmed" })
    expect(await version()).toBe(Number(before) + 1)
    expect(await onServer()).toBeNull()
  })

  it("asks on leaving, stays, keeps what is staged, and continues it later", async () => {
    const actor = await open()
    await stage(actor, ...first(actor))
    actor.send({ type: "edit.leave" })
    actor.send({ type: "edit.stay" })
    expect(at(actor)).toBe("editing")
    actor.send({ type: "edit.leave" })
    actor.send({ type: "edit.keep" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "kept" })
    expect(await onServer()).toMatchObject({ type: test.type })
    const later = await open()
    expect(actionsOf(previewOf(later))).not.toEqual([])
    later.send({ type: "edit.leave" })
    later.send({ type: "edit.discard" })
    await rest(later)
    expect(later.getSnapshot().output).toEqual({ outcome: "discarded" })
    expect(await onServer()).toBeNull()
  })

  it("says what the server refused, and leaves no empty draft behind", async () => {
    const actor = await open()
    await stage(actor, test.refused(item(actor)))
    expect(at(actor)).toBe("editing")
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "http", status: 400 })
    actor.send({ type: "edit.leave" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "discarded" })
    expect(await onServer()).toBeNull()
  })

  it("does what is asked for while a step is saved, after it and once", async () => {
    const actor = await open()
    const [step] = first(actor)
    if (!step) throw new Error("no step begins it")
    actor.send(step)
    actor.send(step)
    actor.send({ type: "edit.leave" })
    await rest(actor)
    expect(at(actor)).toBe("asking")
    expect(actionsOf(previewOf(actor))).toHaveLength(1)
    await stage(actor, { type: "edit.discard" })
    const other = await open()
    for (const next of steps(other)) other.send(next)
    other.send({ type: "edit.discard" })
    await rest(other)
    expect(other.getSnapshot().output).toEqual({ outcome: "discarded" })
  })

  it("stages and confirms nothing twice where only the response is lost", async () => {
    const before = await version()
    const clean = await open()
    const staged: number[] = []
    for (const step of steps(clean)) {
      await stage(clean, step)
      staged.push(await actionsOnServer())
    }
    await stage(clean, { type: "edit.discard" })
    const actor = await open()
    shop.backend.faults.set([{ method: "POST", path: "/admin/*", drop: "after", times: 1 }])
    await stage(actor, ...first(actor))
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(await actionsOnServer()).toBe(staged[0])
    shop.backend.faults.set([{ method: "DELETE", path: test.discardPath, drop: "after", times: 1 }])
    await stage(actor, { type: "edit.discard" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "discarded" })
    expect(await onServer()).toBeNull()
    const later = await open()
    for (const [i, step] of steps(later).entries()) {
      shop.backend.faults.set([{ method: "POST", path: "/admin/*", drop: "after", times: 2 }])
      await stage(later, step)
      expect(await actionsOnServer()).toBe(staged[i])
    }
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, drop: "after", times: 1 }])
    await stage(later, { type: "edit.confirm" })
    expect(later.getSnapshot().output).toEqual({ outcome: "confirmed" })
    expect(await version()).toBe(Number(before) + 1)
    expect(await onServer()).toBeNull()
  })

  it("can be left where it fails to load again, and what is staged is kept", async () => {
    const actor = await open()
    await stage(actor, ...steps(actor))
    shop.backend.faults.set([
      { method: "POST", path: test.confirmPath, status: 409, times: 1 },
      // The first read is the one before confirming.
      { method: "GET", path: "/admin/orders/:id/preview", latency: 0, times: 1 },
      { method: "GET", path: "/admin/orders/:id/preview", drop: "before", times: 1 },
    ])
    await stage(actor, { type: "edit.confirm" })
    expect(at(actor)).toBe("failed")
    actor.send({ type: "edit.leave" })
    expect(actor.getSnapshot().status).toBe("done")
    expect(await onServer()).toMatchObject({ type: test.type })
  })

  it("says nothing of a kept draft where it may be confirmed", async () => {
    const before = await version()
    const actor = await open()
    await stage(actor, ...steps(actor))
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, drop: "after", times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("looking"), { timeout: 10_000 })
    shop.backend.faults.set([{ method: "GET", path: "/admin/orders/:id/changes", drop: "before" }])
    await rest(actor)
    shop.backend.faults.set([])
    expect(at(actor)).toBe("failed")
    actor.send({ type: "edit.leave" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "unchanged" })
    expect(await version()).toBe(Number(before) + 1)
  })

  it("stages what waited for a failed step before the step that is sent instead of it", async () => {
    const actor = await open()
    const [step, ...more] = steps(actor)
    if (!step) throw new Error("no step begins it")
    await stage(actor, step)
    const [action] = actionsOf(previewOf(actor))
    shop.backend.faults.set([{ method: "POST", path: "/admin/*", drop: "before", times: 1 }])
    actor.send(test.refused(item(actor)))
    const waiting = test.again(item(actor), String(action?.id))
    actor.send(waiting)
    await rest(actor)
    expect(actor.getSnapshot().context.waiting).toEqual([waiting])
    const [next = waiting] = more
    await stage(actor, next)
    const failed = await actionsOnServer()
    const clean = await open()
    await stage(clean, { type: "edit.discard" })
    const fresh = await open()
    await stage(fresh, step)
    const [first] = actionsOf(previewOf(fresh))
    if (more.length > 0) fresh.send(next)
    await stage(fresh, test.again(item(fresh), String(first?.id)))
    expect(failed).toBe(await actionsOnServer())
  })

  it("saves a step once where the preview fails to load after it", async () => {
    const preview = { method: "GET", path: "/admin/orders/:id/preview", drop: "before" } as const
    const counts: number[] = []
    for (const times of [0, 1, 2]) {
      const actor = await open()
      await stage(actor, ...first(actor))
      const [action] = actionsOf(previewOf(actor))
      shop.backend.faults.set(times > 0 ? [{ ...preview, times }] : [])
      await stage(actor, test.again(item(actor), String(action?.id)))
      if (times === 2) {
        expect(at(actor)).toBe("failed")
        await stage(actor, { type: "retry" })
      }
      expect(at(actor)).toBe("editing")
      expect(actor.getSnapshot().context.error).toBeNull()
      expect(actor.getSnapshot().can({ type: "retry" })).toBe(false)
      counts.push(actionsOf(previewOf(actor)).length)
      await stage(actor, { type: "edit.discard" })
    }
    expect(new Set(counts).size).toBe(1)
  })

  it("saves a step once where its response is lost and the preview fails to load", async () => {
    const actor = await open()
    await stage(actor, ...first(actor))
    const [action] = actionsOf(previewOf(actor))
    const again = test.again(item(actor), String(action?.id))
    shop.backend.faults.set([
      { method: "POST", path: "/admin/*", drop: "after", times: 1 },
      { method: "GET", path: "/admin/orders/:id/preview", drop: "before", times: 1 },
    ])
    await stage(actor, again)
    expect(at(actor)).toBe("failed")
    await stage(actor, { type: "retry" })
    expect(actor.getSnapshot().context).toMatchObject({ error: null, change: null })
    const once = actionsOf(previewOf(actor)).length
    await stage(actor, { type: "edit.discard" })
    const clean = await open()
    await stage(clean, ...first(clean))
    await stage(clean, test.again(item(clean), String(actionsOf(previewOf(clean))[0]?.id)))
    expect(actionsOf(previewOf(clean))).toHaveLength(once)
  })

  it("knows that it is discarded where the response and the check are lost", async () => {
    const actor = await open()
    await stage(actor, ...first(actor))
    shop.backend.faults.set([
      { method: "DELETE", path: test.discardPath, drop: "after", times: 1 },
      { method: "GET", path: "/admin/orders/:id/changes", drop: "before", times: 1 },
    ])
    await stage(actor, { type: "edit.discard" })
    expect(at(actor)).toBe("failed")
    await stage(actor, { type: "retry" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "discarded" })
    expect(await onServer()).toBeNull()
  })

  it("knows that it is confirmed where the response is lost and the order fails to load", async () => {
    const before = await version()
    const actor = await open()
    await stage(actor, ...steps(actor))
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, drop: "after", times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("looking"), { timeout: 10_000 })
    shop.backend.faults.set([{ method: "GET", path: "/admin/orders/:id", drop: "before", times: 1 }])
    await rest(actor)
    for (let tries = 0; at(actor) === "failed" && tries < 2; tries++) await stage(actor, { type: "retry" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "confirmed" })
    expect(await version()).toBe(Number(before) + 1)
  })

  it("sends again what the network lost", async () => {
    const actor = await open()
    expect(actor.getSnapshot().can({ type: "retry" })).toBe(false)
    shop.backend.faults.set([{ method: "POST", path: "/admin/*", drop: "before", times: 1 }])
    await stage(actor, ...first(actor))
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "network" })
    await stage(actor, { type: "retry" })
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(actionsOf(previewOf(actor))).not.toEqual([])
  })

  it("shows the draft again when it cannot be confirmed or discarded", async () => {
    const actor = await open()
    await stage(actor, ...steps(actor))
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, status: 409, times: 1 }])
    await stage(actor, { type: "edit.confirm" })
    expect(at(actor)).toBe("editing")
    expect(actor.getSnapshot().context.error).toMatchObject({ status: 409 })
    shop.backend.faults.set([{ method: "DELETE", path: test.discardPath, drop: "before", times: 1 }])
    await stage(actor, { type: "edit.discard" })
    expect(at(actor)).toBe("editing")
    expect(actionsOf(previewOf(actor))).not.toEqual([])
  })

  it("asks on leaving also where that was pressed while it looked again", async () => {
    const actor = await open()
    await stage(actor, ...steps(actor))
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, status: 409, times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("looking"), { timeout: 10_000 })
    actor.send({ type: "edit.leave" })
    await rest(actor)
    expect(at(actor)).toBe("asking")
  })

  it("stages and discards also where that was asked for while the order loads again", async () => {
    const actor = await open()
    await stage(actor, ...steps(actor))
    const count = await actionsOnServer()
    const [action] = actionsOf(previewOf(actor))
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, status: 409, times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("looking"), { timeout: 10_000 })
    actor.send(test.again(item(actor), String(action?.id)))
    await rest(actor)
    expect(at(actor)).toBe("editing")
    expect(await actionsOnServer()).toBeGreaterThanOrEqual(count)
    expect(actor.getSnapshot().context).toMatchObject({ error: null, waiting: [] })
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, status: 409, times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("looking"), { timeout: 10_000 })
    actor.send({ type: "edit.discard" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "discarded" })
  })

  it("shows that somebody else has given it up, and begins it anew", async () => {
    const actor = await open()
    await stage(actor, ...first(actor))
    const other = await open()
    await stage(other, { type: "edit.discard" })
    await stage(actor, ...first(actor))
    expect(actor.getSnapshot().context).toMatchObject({ error: { kind: "http" }, conflict: { hasEnded: true } })
    await stage(actor, { type: "retry" })
    expect(actor.getSnapshot().context).toMatchObject({ error: null, conflict: null })
    expect(actionsOf(previewOf(actor))).toHaveLength(1)
  })

  it("shows what somebody else has staged before it is confirmed, and confirms it after that", async () => {
    const actor = await open()
    await stage(actor, ...steps(actor))
    const other = await open()
    const [action] = actionsOf(previewOf(other))
    await stage(other, test.again(item(other), String(action?.id)))
    await stage(actor, { type: "edit.confirm" })
    expect(at(actor)).toBe("editing")
    expect(actor.getSnapshot().context).toMatchObject({ error: null, conflict: { hasEnded: false } })
    expect(await onServer()).not.toBeNull()
    await stage(actor, { type: "edit.confirm" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "confirmed" })
  })

  it("shows that somebody else has confirmed it, and confirms nothing", async () => {
    const actor = await open()
    await stage(actor, ...steps(actor))
    const other = await open()
    await stage(other, { type: "edit.confirm" })
    const after = await version()
    await stage(actor, { type: "edit.confirm" })
    expect(at(actor)).toBe("editing")
    expect(actor.getSnapshot().context.conflict).toMatchObject({ hasEnded: true })
    expect(await version()).toBe(after)
  })

  it("is blocked by another change, and begins when that is over", async () => {
    await other.begin()
    const actor = await open()
    expect(at(actor)).toBe("blocked")
    await other.end()
    await stage(actor, { type: "retry" })
    expect(at(actor)).toBe("editing")
  })

  it("waits for the person when the order cannot be loaded", async () => {
    shop.backend.faults.set([{ path: "/admin/orders/:id", drop: "before", times: 1 }])
    const actor = await open()
    expect(at(actor)).toBe("failed")
    await stage(actor, { type: "retry" })
    expect(at(actor)).toBe("editing")
  })

  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
  return { open, stage, item, previewOf }
}

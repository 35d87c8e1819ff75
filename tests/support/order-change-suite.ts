import { afterAll, beforeEach, expect, it } from "vitest"
import { waitFor } from "xstate"
import { actionsOf } from "#machines/orders/order-change/order-change.rules.ts"
import { Coverage } from "./coverage.ts"
import { type OrderChangeCase, orderChangeRun, previewOf } from "./order-change-run.ts"

/** Tests shared by all order changes, for one kind of change; expects every transition to be taken. */
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

  it("starts nothing on the server before its first step", async () => {
    const actor = await open()
    actor.send({ type: "startOptions.set", startOptions: {} })
    expect(actor.getSnapshot().can({ type: "edit.confirm" })).toBe(false)
    expect(test.whyNot(previewOf(actor))).toBe(test.reason)
    actor.send({ type: "edit.leave" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "unchanged" })
    const other = await open()
    other.send({ type: "edit.discard" })
    expect(other.getSnapshot().output).toEqual({ outcome: "unchanged" })
    expect(await onServer()).toBeNull()
  })

  it("is confirmed once, and creates the next version of the order", async () => {
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

  it("asks before leaving, stays, keeps staged changes, and continues them later", async () => {
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

  it("reports the server's error, and leaves no empty change behind", async () => {
    const actor = await open()
    await stage(actor, test.refused(item(actor)))
    expect(at(actor)).toBe("editing")
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "http", status: 400 })
    actor.send({ type: "edit.leave" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "discarded" })
    expect(await onServer()).toBeNull()
  })

  it("queues events while a step is saved, and ignores a repeated step", async () => {
    const actor = await open()
    const [step] = first(actor)
    if (!step) throw new Error("no step starts this change")
    actor.send(step)
    actor.send(step)
    actor.send({ type: "edit.leave" })
    await rest(actor)
    expect(at(actor)).toBe("leavePrompt")
    expect(actionsOf(previewOf(actor))).toHaveLength(1)
    await stage(actor, { type: "edit.discard" })
    const other = await open()
    for (const next of steps(other)) other.send(next)
    other.send({ type: "edit.discard" })
    await rest(other)
    expect(other.getSnapshot().output).toEqual({ outcome: "discarded" })
  })

  it("stages and confirms once when only the response is lost", async () => {
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

  it("can be left after a failed reload, and keeps staged changes", async () => {
    const actor = await open()
    await stage(actor, ...steps(actor))
    shop.backend.faults.set([
      { method: "POST", path: test.confirmPath, status: 409, times: 1 },
      // The first read happens before confirming and isn't affected.
      { method: "GET", path: "/admin/orders/:id/preview", latency: 0, times: 1 },
      { method: "GET", path: "/admin/orders/:id/preview", drop: "before", times: 1 },
    ])
    await stage(actor, { type: "edit.confirm" })
    expect(at(actor)).toBe("failed")
    actor.send({ type: "edit.leave" })
    expect(actor.getSnapshot().status).toBe("done")
    expect(await onServer()).toMatchObject({ type: test.type })
  })

  it("doesn't report a kept change when it may have been confirmed", async () => {
    const before = await version()
    const actor = await open()
    await stage(actor, ...steps(actor))
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, drop: "after", times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("loading"), { timeout: 10_000 })
    shop.backend.faults.set([{ method: "GET", path: "/admin/orders/:id/changes", drop: "before" }])
    await rest(actor)
    shop.backend.faults.set([])
    expect(at(actor)).toBe("failed")
    actor.send({ type: "edit.leave" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "unchanged" })
    expect(await version()).toBe(Number(before) + 1)
  })

  it("stages queued steps before the step that replaces a failed one", async () => {
    const actor = await open()
    const [step, ...more] = steps(actor)
    if (!step) throw new Error("no step starts this change")
    await stage(actor, step)
    const [action] = actionsOf(previewOf(actor))
    shop.backend.faults.set([{ method: "POST", path: "/admin/*", drop: "before", times: 1 }])
    actor.send(test.refused(item(actor)))
    const waiting = test.additionalStep(item(actor), String(action?.id))
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
    await stage(fresh, test.additionalStep(item(fresh), String(first?.id)))
    expect(failed).toBe(await actionsOnServer())
  })

  it("saves a step once when the preview fails to load afterwards", async () => {
    const preview = { method: "GET", path: "/admin/orders/:id/preview", drop: "before" } as const
    const counts: number[] = []
    for (const times of [0, 1, 2]) {
      const actor = await open()
      await stage(actor, ...first(actor))
      const [action] = actionsOf(previewOf(actor))
      shop.backend.faults.set(times > 0 ? [{ ...preview, times }] : [])
      await stage(actor, test.additionalStep(item(actor), String(action?.id)))
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

  it("saves a step once when its response is lost and the preview fails to load", async () => {
    const actor = await open()
    await stage(actor, ...first(actor))
    const [action] = actionsOf(previewOf(actor))
    const again = test.additionalStep(item(actor), String(action?.id))
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
    await stage(clean, test.additionalStep(item(clean), String(actionsOf(previewOf(clean))[0]?.id)))
    expect(actionsOf(previewOf(clean))).toHaveLength(once)
  })

  it("detects that it was discarded when the response and the check are lost", async () => {
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

  it("detects that it was confirmed when the response is lost and the order fails to load", async () => {
    const before = await version()
    const actor = await open()
    await stage(actor, ...steps(actor))
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, drop: "after", times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("loading"), { timeout: 10_000 })
    shop.backend.faults.set([{ method: "GET", path: "/admin/orders/:id", drop: "before", times: 1 }])
    await rest(actor)
    for (let tries = 0; at(actor) === "failed" && tries < 2; tries++) await stage(actor, { type: "retry" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "confirmed" })
    expect(await version()).toBe(Number(before) + 1)
  })

  it("sends a step again after a network error", async () => {
    const actor = await open()
    expect(actor.getSnapshot().can({ type: "retry" })).toBe(false)
    shop.backend.faults.set([{ method: "POST", path: "/admin/*", drop: "before", times: 1 }])
    await stage(actor, ...first(actor))
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "network" })
    await stage(actor, { type: "retry" })
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(actionsOf(previewOf(actor))).not.toEqual([])
  })

  it("returns to editing when confirming or discarding fails", async () => {
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

  it("asks before leaving when leaving was requested during a reload", async () => {
    const actor = await open()
    await stage(actor, ...steps(actor))
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, status: 409, times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("loading"), { timeout: 10_000 })
    actor.send({ type: "edit.leave" })
    await rest(actor)
    expect(at(actor)).toBe("leavePrompt")
  })

  it("handles a step or discard requested during a reload", async () => {
    const actor = await open()
    await stage(actor, ...steps(actor))
    const count = await actionsOnServer()
    const [action] = actionsOf(previewOf(actor))
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, status: 409, times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("loading"), { timeout: 10_000 })
    actor.send(test.additionalStep(item(actor), String(action?.id)))
    await rest(actor)
    expect(at(actor)).toBe("editing")
    expect(await actionsOnServer()).toBeGreaterThanOrEqual(count)
    expect(actor.getSnapshot().context).toMatchObject({ error: null, waiting: [] })
    shop.backend.faults.set([{ method: "POST", path: test.confirmPath, status: 409, times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("loading"), { timeout: 10_000 })
    actor.send({ type: "edit.discard" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "discarded" })
  })

  it("reports that someone else discarded it, and starts it again", async () => {
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

  it("shows changes staged by someone else before confirming, and confirms them on the second attempt", async () => {
    const actor = await open()
    await stage(actor, ...steps(actor))
    const other = await open()
    const [action] = actionsOf(previewOf(other))
    await stage(other, test.additionalStep(item(other), String(action?.id)))
    await stage(actor, { type: "edit.confirm" })
    expect(at(actor)).toBe("editing")
    expect(actor.getSnapshot().context).toMatchObject({ error: null, conflict: { hasEnded: false } })
    expect(await onServer()).not.toBeNull()
    await stage(actor, { type: "edit.confirm" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "confirmed" })
  })

  it("reports that someone else confirmed it, and confirms nothing", async () => {
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

  it("is blocked by another change, and starts once that has ended", async () => {
    await other.begin()
    const actor = await open()
    expect(at(actor)).toBe("blocked")
    await other.end()
    await stage(actor, { type: "retry" })
    expect(at(actor)).toBe("editing")
  })

  it("waits for a retry when the order can't be loaded", async () => {
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

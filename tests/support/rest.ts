import { setImmediate as nextTick } from "node:timers/promises"
import { type Actor, type AnyMachineSnapshot, type AnyStateMachine, type EventObject, waitFor } from "xstate"
import type { Wire } from "./breakable-wire.ts"

export type AnyActor = Actor<AnyStateMachine>

/** A flow that never comes to rest, or whose machine fails. */
export class Problem extends Error {}

/** Waits until no request is in flight. */
export async function waitUntilIdle(wire: Wire): Promise<void> {
  do await nextTick()
  while (wire.isBusy)
  await nextTick()
}

/** Waits until the machine isn't busy; throws a `Problem` if it stays busy, fails or cycles. */
export async function rest(actor: AnyActor, wire: Wire): Promise<void> {
  for (;;) {
    await waitUntilIdle(wire)
    const snapshot = actor.getSnapshot()
    if (snapshot.status === "error") throw new Problem(`the machine broke: ${String(snapshot.error)}`)
    if (wire.isCycling) throw new Problem(`it never stops: ${wire.requests.slice(-4).join(", ")}`)
    if (snapshot.status !== "active" || !snapshot.hasTag("busy")) return
    await waitFor(actor, (now) => now !== snapshot, { timeout: 2_000 }).catch(() => {
      throw new Problem(`it stays busy in ${JSON.stringify(snapshot.value)}`)
    })
  }
}

/** Whether the machine accepts an event; false if a guard throws because the event lacks data. */
export function accepts(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return snapshot.can(event)
  } catch {
    return false
  }
}

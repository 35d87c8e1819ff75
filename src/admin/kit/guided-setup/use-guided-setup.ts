import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from "xstate"
import { waitFor } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import { useFlow } from "./use-flow.ts"

interface SetupOptions<M extends AnyStateMachine> {
  /** Must not change between renders, like `refresh`. */
  readonly create: (sdk: AdminSdk) => M
  readonly input: InputFrom<M>
  /** Loads what shows the saved steps again. */
  readonly refresh: (client: QueryClient) => unknown
}

/** Runs a setup that saves each step before the next one opens. */
export function useGuidedSetup<M extends AnyStateMachine>({ create, input, refresh }: SetupOptions<M>) {
  const client = useQueryClient()
  const flow = useFlow(create, input)
  const snapshot = flow.snapshot as AnyMachineSnapshot
  const isSaving = snapshot.matches("saving")
  useEffect(() => {
    if (!isSaving) return
    // Also after leaving: a step that was sent is saved.
    return () => void refresh(client)
  }, [isSaving, client, refresh])

  /** Saves a step; returns the context afterwards. */
  async function save(event: EventFrom<M>): Promise<SnapshotFrom<M>["context"]> {
    flow.actor.send(event)
    const isSettled = (each: unknown) => !(each as AnyMachineSnapshot).hasTag("busy")
    await waitFor(flow.actor, isSettled, { timeout: Number.POSITIVE_INFINITY })
    return (flow.actor.getSnapshot() as AnyMachineSnapshot).context
  }
  return { ...flow, save, busy: snapshot.hasTag("busy") }
}

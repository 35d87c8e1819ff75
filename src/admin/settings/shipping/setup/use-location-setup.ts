import { useQueryClient } from "@tanstack/react-query"
import { useMachine } from "@xstate/react"
import { useEffect, useEffectEvent, useMemo } from "react"
import { waitFor } from "xstate"
import { adminSdk } from "#admin/api/client.ts"
import { FieldRefusal } from "#admin/kit/form/server-errors.ts"
import { shippingKey } from "#admin/settings/shipping/shipping.ts"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { needed } from "#machines/kit/needed.ts"
import { createLocationSetupMachine } from "#machines/settings/location-setup/location-setup.machine.ts"
import type { LocationShipping } from "#machines/settings/location-setup/location-shipping.ts"
import type { LocationTask } from "#machines/settings/location-setup/location-task.ts"
import { ApiError } from "#sdk/error.ts"

/** Runs the setup of a location, and saves its steps for the forms that show them. */
export function useLocationSetup(id: string | undefined, onCreated: (id: string) => void) {
  const client = useQueryClient()
  const machine = useMemo(() => createLocationSetupMachine(adminSdk()), [])
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, { input: { id: id ?? null }, inspect: recorder.inspect })
  const { location } = snapshot.context

  const isSaving = snapshot.matches("saving")
  useEffect(() => {
    if (!isSaving) return
    // Also after leaving: a step that was sent is saved.
    return () => void client.invalidateQueries({ queryKey: ["admin"] })
  }, [isSaving, client])

  const noteLocation = useEffectEvent((present: LocationShipping) => {
    client.setQueryData(shippingKey(present.id), present)
    if (present.id !== id) onCreated(present.id)
  })
  useEffect(() => {
    if (location) noteLocation(location)
  }, [location])

  /** Saves a step; returns the location as the server then holds it. Throws why it couldn't be saved. */
  async function submit(task: LocationTask, stay = false): Promise<LocationShipping> {
    const event = { type: "step.save", task, stay } as const
    if (!actor.getSnapshot().can(event)) throw new ApiError({ kind: "aborted", message: "the step can't be saved now" })
    actor.send(event)
    const { context } = await waitFor(actor, (each) => !each.hasTag("busy"), { timeout: Number.POSITIVE_INFINITY })
    if (context.taken) throw new FieldRefusal("name", "nameTaken")
    if (context.error) throw context.error
    return needed(context.location)
  }
  return { machine, recorder, snapshot, send, submit }
}
export type LocationSetupFlow = ReturnType<typeof useLocationSetup>

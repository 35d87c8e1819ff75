import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import { FieldRefusal } from "#admin/kit/form/server-errors.ts"
import { useGuidedSetup } from "#admin/kit/guided-setup/use-guided-setup.ts"
import { shippingKey } from "#admin/settings/shipping/shipping.ts"
import { needed } from "#machines/kit/needed.ts"
import { createLocationSetupMachine } from "#machines/settings/location-setup/location-setup.machine.ts"
import type { LocationShipping } from "#machines/settings/location-setup/location-shipping.ts"
import type { LocationTask } from "#machines/settings/location-setup/location-task.ts"
import { ApiError } from "#sdk/error.ts"

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ["admin"] })

/** Runs the setup of a location, and saves its steps for the forms that show them. */
export function useLocationSetup(id: string | undefined, onCreated: (id: string) => void) {
  const client = useQueryClient()
  const { save, ...setup } = useGuidedSetup({ create: createLocationSetupMachine, input: { id: id ?? null }, refresh })
  const { location } = setup.snapshot.context

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
    if (!setup.actor.getSnapshot().can(event))
      throw new ApiError({ kind: "aborted", message: "the step can't be saved now" })
    const after = await save(event)
    if (after.taken) throw new FieldRefusal("name", "nameTaken")
    if (after.error) throw after.error
    return needed(after.location)
  }
  return { ...setup, submit }
}
export type LocationSetupFlow = ReturnType<typeof useLocationSetup>

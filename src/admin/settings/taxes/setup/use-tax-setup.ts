import { useQueryClient } from "@tanstack/react-query"
import { useMachine } from "@xstate/react"
import { useEffect, useEffectEvent, useMemo } from "react"
import { waitFor } from "xstate"
import { adminSdk } from "#admin/api/client.ts"
import { invalidateTaxes } from "#admin/settings/taxes/rates/tax-rate.ts"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { createTaxSetupMachine } from "#machines/settings/tax-setup/tax-setup.machine.ts"
import type { TaxTask } from "#machines/settings/tax-setup/tax-task.ts"

export interface TaxSetupStart {
  region: string | undefined
  country: string | undefined
  onCountry: (code: string) => void
}

/** Runs the setup of a country's taxes. */
export function useTaxSetup({ region, country, onCountry }: TaxSetupStart) {
  const client = useQueryClient()
  const machine = useMemo(() => createTaxSetupMachine(adminSdk()), [])
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, {
    input: { region: region ?? null, country: country ?? null },
    inspect: recorder.inspect,
  })
  const isSaving = snapshot.matches("saving")
  useEffect(() => {
    if (!isSaving) return
    // Also after leaving: a step that was sent is saved.
    return () => void invalidateTaxes(client)
  }, [isSaving, client])

  const chosen = snapshot.context.state?.country
  const note = useEffectEvent((code: string) => {
    if (code !== country) onCountry(code)
  })
  useEffect(() => {
    if (chosen) note(chosen)
  }, [chosen])

  /** Saves a step; returns the keys of the rows that weren't saved. */
  async function submit(task: TaxTask): Promise<readonly string[]> {
    actor.send({ type: "step.save", task })
    const { context } = await waitFor(actor, (each) => !each.hasTag("busy"), { timeout: Number.POSITIVE_INFINITY })
    return context.failed.map(({ key }) => key)
  }
  return { machine, recorder, snapshot, send, submit }
}
export type TaxSetupFlow = ReturnType<typeof useTaxSetup>

import { useEffect, useEffectEvent } from "react"
import { useGuidedSetup } from "#admin/kit/guided-setup/use-guided-setup.ts"
import { invalidateTaxes } from "#admin/settings/taxes/rates/tax-rate.ts"
import { createTaxSetupMachine } from "#machines/settings/tax-setup/tax-setup.machine.ts"
import type { TaxTask } from "#machines/settings/tax-setup/tax-task.ts"

export interface TaxSetupStart {
  region: string | undefined
  country: string | undefined
  onCountry: (code: string) => void
}

/** Runs the setup of a country's taxes. */
export function useTaxSetup({ region, country, onCountry }: TaxSetupStart) {
  const { save, ...setup } = useGuidedSetup({
    create: createTaxSetupMachine,
    input: { region: region ?? null, country: country ?? null },
    refresh: invalidateTaxes,
  })
  const chosen = setup.snapshot.context.state?.country
  const note = useEffectEvent((code: string) => {
    if (code !== country) onCountry(code)
  })
  useEffect(() => {
    if (chosen) note(chosen)
  }, [chosen])

  /** Saves a step; returns the keys of the rows that weren't saved. */
  const submit = async (task: TaxTask): Promise<readonly string[]> =>
    (await save({ type: "step.save", task })).failed.map(({ key }) => key)
  return { ...setup, submit }
}
export type TaxSetupFlow = ReturnType<typeof useTaxSetup>

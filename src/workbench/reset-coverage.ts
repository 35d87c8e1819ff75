import { clearTouched } from "#lib/machine-coverage.ts"
import { control } from "./control.ts"

/** Counts operations, states and transitions from zero again. */
export async function resetCoverage(): Promise<void> {
  await control("DELETE", "operations")
  clearTouched()
}

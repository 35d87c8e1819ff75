import { settings } from "./config.ts"

interface Source {
  readonly VITE_DEMO?: boolean | undefined
  /** Days after delivery in which customers can return items; without it, no period is named or enforced. */
  readonly VITE_RETURN_DAYS?: string | undefined
}

/** Days that the demo's store accepts returns. */
const DEMO_DAYS = 100

/** Days after delivery in which customers can return items; undefined without a valid setting. */
export function readReturnDays({ VITE_RETURN_DAYS, VITE_DEMO }: Source): number | undefined {
  const text = VITE_RETURN_DAYS?.trim() ?? ""
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  return VITE_DEMO ? DEMO_DAYS : undefined
}

/** The same for this deployment. */
export const returnDays = (): number | undefined => readReturnDays(settings())

/** When a key is revoked. `at` is a local time, as in an input of the type `datetime-local`. */
export interface Revocation {
  readonly when: "now" | "in" | "at"
  readonly amount: string
  readonly unit: keyof typeof SECONDS
  readonly at: string
}

const SECONDS = { minutes: 60, hours: 3_600, days: 86_400 }
export const units = Object.keys(SECONDS) as (keyof typeof SECONDS)[]

/** The field whose value isn't possible. */
export type RevocationProblem = "amount" | "at"

/** Seconds until the revocation (0 for now), or the field with a problem. */
export function secondsUntil({ when, amount, unit, at }: Revocation, now = Date.now()): number | RevocationProblem {
  if (when === "now") return 0
  if (when === "in") {
    const count = Number(amount)
    return /^\d+$/.test(amount.trim()) && count >= 1 && count <= 100_000 ? count * SECONDS[unit] : "amount"
  }
  const seconds = Math.round((new Date(at).getTime() - now) / 1_000)
  return seconds > 0 ? seconds : "at"
}

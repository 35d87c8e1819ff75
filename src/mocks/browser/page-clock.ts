import type { ClockState } from "#mocks/kernel/clock.ts"

/**
 * Makes the page's `Date` follow the backend's clock: pages compare dates with the present time, such as the end of a
 * price list. While the clock is stopped, the page's time continues from there, as timers in pages must go on.
 */
export function followClock({ fixed, offset }: ClockState): void {
  shift = fixed === null ? offset : fixed + offset - RealDate.now()
  globalThis.Date = shift === 0 ? RealDate : ShiftedDate
}

const RealDate = Date
let shift = 0
const now = (): number => RealDate.now() + shift
const ShiftedDate = new Proxy(RealDate, {
  construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
})

import { blend, oval } from "./svg.ts"
import { hexOf, toneOf } from "./tone.ts"

/** Colors of the room around a thing: the thing's hue, desaturated, and always different from it in lightness. */
export interface Stage {
  readonly high: string
  readonly wall: string
  readonly low: string
  readonly floor: string
  readonly deep: string
}

/** Derives a middle tone for a pale thing, and a pale tone tending to warm white for all others. */
export function stageOf(base: string, accent: string): Stage {
  const own = toneOf(base)
  const second = toneOf(accent)
  const hue = own.c < 0.025 && second.c > 0.02 ? second.h : own.c < 0.025 ? 75 : own.h
  const pale = own.l > 0.88
  const l = pale ? 0.8 : own.l > 0.75 ? 0.94 : 0.915
  const tint = pale ? 0.034 : 0.014
  const warm = (pale ? 0.006 : 0.011) * (0.55 + 0.45 * Math.cos(((hue - 75) * Math.PI) / 180))
  const angle = (degrees: number) => (degrees * Math.PI) / 180
  const x = tint * Math.cos(angle(hue)) + warm * Math.cos(angle(75))
  const y = tint * Math.sin(angle(hue)) + warm * Math.sin(angle(75))
  const c = Math.hypot(x, y)
  const h = (Math.atan2(y, x) * 180) / Math.PI
  const at = (by: number, times = 1) => hexOf({ l: l + by, c: c * times, h })
  return { high: at(0.03), wall: at(0), low: at(-0.045, 1.3), floor: at(-0.02, 1.2), deep: at(-0.24, 2) }
}

/** Draws a wall with daylight from the left, optionally with a floor that it blends into. */
export const sweep = (stage: Stage, floor: boolean): string =>
  blend("wall", [stage.high, stage.wall, stage.low], "0 1") +
  (floor ? blend("ground", [stage.low, stage.floor, stage.high], "0 1") : "") +
  `<linearGradient id="day" x2=".9" y2=".8"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
  `<path d="M0 0H800V1000H0Z" fill="url(#wall)"/>${floor ? '<path d="M0 700H800V1000H0Z" fill="url(#ground)"/>' : ""}<path d="M0 0H800V1000H0Z" fill="url(#day)"/>`

/**
 * Draws the shadow of something standing at x, y: wide and soft to the right, with an optional tight one underneath.
 */
export const standing = (x: number, y: number, foot: number, tight: boolean): string =>
  oval(x + foot * 0.28, y + 4, foot * 1.55, foot * 0.2 + 10, "url(#cast)", 0.75) +
  (tight ? oval(x, y, foot * 1.02, foot * 0.08 + 5, "url(#cast)", 0.8) : "")

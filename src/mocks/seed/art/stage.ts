import type { Values } from "./assets.ts"
import { hexOf, toneOf } from "./tone.ts"

/** Colors of the room around a thing: the thing's hue, desaturated, and always different from it in lightness. */
export interface Stage extends Values {
  readonly high: string
  readonly wall: string
  readonly low: string
  readonly floor: string
  readonly deep: string
}

/** Derives a middle tone for a pale thing, and a pale tone tending to warm white for all others. */
export function stageOf(base: string, accent: string): Stage {
  const baseTone = toneOf(base)
  const second = toneOf(accent)
  const hue = baseTone.c < 0.025 && second.c > 0.02 ? second.h : baseTone.c < 0.025 ? 75 : baseTone.h
  const pale = baseTone.l > 0.88
  const l = pale ? 0.8 : baseTone.l > 0.75 ? 0.94 : 0.915
  const tint = pale ? 0.034 : 0.014
  const warm = (pale ? 0.006 : 0.011) * (0.55 + 0.45 * Math.cos(((hue - 75) * Math.PI) / 180))
  const angle = (degrees: number) => (degrees * Math.PI) / 180
  const x = tint * Math.cos(angle(hue)) + warm * Math.cos(angle(75))
  const y = tint * Math.sin(angle(hue)) + warm * Math.sin(angle(75))
  const c = Math.hypot(x, y)
  const h = (Math.atan2(y, x) * 180) / Math.PI
  const at = (lightness: number, times = 1) => hexOf({ l: l + lightness, c: c * times, h })
  return { high: at(0.03), wall: at(0), low: at(-0.045, 1.3), floor: at(-0.02, 1.2), deep: at(-0.24, 2) }
}

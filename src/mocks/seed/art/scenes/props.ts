import { PAPER, WALNUT } from "#mocks/seed/art/paint.ts"
import type { Stage } from "#mocks/seed/art/stage.ts"
import { blend, fill, leaf, line, oval, ticks } from "#mocks/seed/art/svg.ts"

/** A plain wall. */
export const wall = (stage: Stage): string =>
  `${blend("wall", [stage.high, stage.low], ".3 1")}<path d="M0 0H800V1000H0Z" fill="url(#wall)"/>`
/** Draws window light on the wall. */
export const sun = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})skewX(-14)skewY(10)">${ticks("M0 85H256M0 271H256", "#fff", 170, "120 16", 0.34)}</g>`

const POT = "M-24-120H24C22-96 48-76 48-40C48-10 34 0 20 0H-20C-34 0-48-10-48-40C-48-76-22-96-24-120Z"
const LEAVES = [
  [-10, -330, 0],
  [-66, -290, -30],
  [60, -280, 30],
  [-6, -270, 40],
  [-8, -300, -46],
] as const
/** Draws a green branch in a small vase. */
export const branch = (x: number, y: number, size: number, pot: string): string =>
  `<g transform="translate(${x} ${y})scale(${size})">${line("M0-90C-6-190 6-240-10-330M-4-200Q-50-240-66-290M0-170Q44-220 60-280", "#7b8a6c", 5)}${fill(
    LEAVES.map((at) => leaf(at[0], at[1], at[2], 62)).join(""),
    "#8fa085",
  )}${fill(POT, pot)}${fill("M8-120H24C22-96 48-76 48-40Q48 0 20 0H0Q32-60 8-120Z", "#000", 0.12)}</g>`

/** Draws a pile of books; `y` is its bottom. */
export const books = (x: number, y: number, colors: readonly string[]): string =>
  colors
    .map((color, i) => fill(`M${x + (i % 2) * 12} ${y - 28 * i}h${190 - i * 16}v-28h${i * 16 - 190}z`, color))
    .join("") + fill(colors.map((_, i) => `M${x + 150 - i * 8} ${y - 28 * i - 4}h26v-20h-26z`).join(""), PAPER, 0.85)

export const tabletop = (y: number): string =>
  blend("oak", ["#d8b487", "#b98b5b"], "0 1") +
  fill(`M0 ${y}H800V1000H0Z`, "url(#oak)") +
  line(`M0 ${y}H800`, "#ecd2ab", 8) +
  line(`M0 ${y + 70}Q400 ${y + 40} 800 ${y + 60}M0 ${y + 130}Q400 ${y + 160} 800 ${y + 140}`, WALNUT, 3, 0.22)

/** Draws a wooden floor with a baseboard; under a rug it needs no boards. */
export const floorboards = (y: number, boards = true): string =>
  blend("oak", ["#c7a27a", "#dcbd95"], "0 1") +
  fill(`M0 ${y}H800V1000H0Z`, "url(#oak)") +
  (boards ? line(`M100 ${y}L-60 1000M280 ${y}L220 1000M460 ${y}L500 1000M640 ${y}L780 1000`, WALNUT, 3, 0.25) : "") +
  line(`M0 ${y - 12}H800`, "#fff", 22, 0.55)

export const shadowAt = (x: number, y: number, rx: number): string =>
  oval(x + rx * 0.2, y, rx * 1.4, rx * 0.18 + 8, "url(#cast)", 0.85)

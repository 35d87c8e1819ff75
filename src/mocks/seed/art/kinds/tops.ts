import type { Paint } from "#mocks/seed/art/paint.ts"
import { both, box, dots, fill, line, row, soft, ticks } from "#mocks/seed/art/svg.ts"
import type { Thing } from "./thing.ts"

const BODY =
  "M-72-262C-44-212 44-212 72-262L152-232C160-180 156-120 154-60C152 60 154 170 158 264C60 280-60 280-158 264C-154 170-152 60-154-60C-156-120-160-180-152-232Z"
const LONG = "M140-236C206-214 228-150 240-40C250 50 258 140 262 228L200 242C192 150 176 40 146-70Z"
const SHORT = "M140-236C190-218 214-190 270-76L190-30C172-48 160-70 146-92Z"
const NECK = "M-72-262C-44-212 44-212 72-262"

/** Draws the folds of hanging cloth. */
export const folds = (p: Paint): string =>
  soft(
    fill(
      "M-150-70C-120 20-140 150-134 280H-160V-60ZM150-70C128 30 140 160 126 280H170V-60ZM-60 40Q-44 140-56 280H-76Q-80 140-60 40Z",
      p.deep,
      0.35,
    ) + fill("M-100-190C-60-150-80-40-70 60C-110-20-120-120-100-190Z", p.pale, 0.35),
  )

const neck = (p: Paint, width: number): string =>
  fill("M-72-262C-40-284 40-284 72-262C44-212-44-212-72-262Z", p.deep) +
  line(NECK, p.light, width) +
  line(NECK, p.deep, 1.5, 0.5)

/** Draws a sleeve on both sides; the right one is in the shade. */
const sleeves = (p: Paint, d: string, inside: string): string =>
  both(p.shape(d, p.base, inside)) + p.again(p.deep, 0.22)

/** Draws a column of buttons with a highlight on each. */
export const buttons = (p: Paint, y: number, step: number, count: number, size: number): string => {
  const column = Array.from({ length: count }, (_, i) => y + i * step)
  return (
    dots(
      column.map((at) => [0, at]),
      size,
      p.accent,
    ) +
    dots(
      column.map((at) => [-2, at - 2]),
      size * 0.4,
      p.accentLight,
    )
  )
}

const crease = (p: Paint): string =>
  soft(fill("M146-92C160-30 190 120 196 250L220 250C210 100 190-40 160-120Z", p.deep, 0.5))
const cuff = (p: Paint): string =>
  fill("M190 196L262 182L268 240L196 250Z", p.dark, 0.65) + ticks("M196 224L266 210", p.deep, 40, "2 9", 0.5)
const hem = (p: Paint): string =>
  fill("M-170 226C-60 242 60 242 170 226V290H-170Z", p.dark, 0.65) +
  ticks("M-158 250C-60 266 60 266 158 250", p.deep, 40, "2 12", 0.45)
const stitched = (p: Paint): string => line("M-158 248C-60 264 60 264 158 248", p.deep, 2, 0.5, "5 5")

const tee = (p: Paint): string =>
  sleeves(
    p,
    SHORT,
    soft(fill("M140-120L200-20L180-20L140-90Z", p.deep, 0.5)) + line("M262-92L180-46", p.deep, 2, 0.5, "5 5"),
  ) +
  p.shape(BODY, p.cloth, folds(p) + stitched(p)) +
  neck(p, 14) +
  `<g transform="translate(76 -130)">${fill("M-20 8A20 20 0 0 1 20 8Z", p.accent)}${line("M-28 15H28M-18 23H18", p.accent, 4)}</g>`

const breton = (p: Paint): string => {
  const stripes = line(`M-290-174${row(11, () => "q290 22 580 0m-580 38")}`, p.accent, 13)
  return sleeves(p, LONG, stripes + crease(p)) + p.shape(BODY, p.cloth, stripes + folds(p) + stitched(p)) + neck(p, 12)
}

const hoodie = (p: Paint): string =>
  sleeves(p, LONG, crease(p) + cuff(p)) +
  fill("M-96-246C-120-330-50-352 0-352C50-352 120-330 96-246L40-206H-40Z", p.dark) +
  fill("M-60-250C-70-312-30-322 0-322C30-322 70-312 60-250L0-200Z", p.deep) +
  p.shape(BODY, p.cloth, folds(p) + hem(p)) +
  fill("M-72-262C-44-212 44-212 72-262L58-272C40-226-40-226-58-272Z", p.deep) +
  both(fill("M-98-250C-108-300-92-330-60-342C-76-300-66-262-2-206L-14-186C-60-200-90-222-98-250Z", p.light)) +
  fill("M-88 84H88L124 196C60 206-60 206-124 196Z", p.light) +
  line("M-88 84H88M-88 84L-124 196M88 84L124 196", p.deep, 2.5, 0.55) +
  line("M-30-206C-34-150-30-120-34-90M30-206C36-160 30-130 36-70", p.accent, 6) +
  line("M-34-88v14M36-68v14", p.accentDark, 8)

const jumper = (p: Paint): string =>
  sleeves(p, LONG, `${fill("M130-240H280V260H130Z", "url(#knit)")}${crease(p)}${cuff(p)}`) +
  p.shape(BODY, p.cloth, `${fill("M-170-280H170V290H-170Z", "url(#knit)")}${folds(p)}${hem(p)}`) +
  fill("M-72-262C-40-284 40-284 72-262C44-212-44-212-72-262Z", p.deep) +
  line("M-64-252C-38-212 38-212 64-252", p.dark, 26) +
  ticks(NECK, p.deep, 24, "2 9", 0.5) +
  line("M-150-96C-60-66 60-66 150-96M-152-60C-60-30 60-30 152-60", p.accent, 7, 0.9, "1 15") +
  line("M-151-78C-60-48 60-48 151-78", p.accent, 9, 0.9, "14 10")

const cardigan = (p: Paint): string =>
  sleeves(p, LONG, `${fill("M130-240H280V260H130Z", "url(#knit)")}${crease(p)}${cuff(p)}`) +
  p.shape(
    BODY.replace("C-44-212 44-212", "C-40-284 40-284"),
    p.cloth,
    `${fill("M-170-290H170V290H-170Z", "url(#knit)")}${folds(p)}${hem(p)}`,
  ) +
  fill("M-66-270C-40-282 40-282 66-270L4 0H-4Z", p.deep) +
  fill("M-58-272C-30-256 30-256 58-272L50-240H-50Z", p.dark, 0.7) +
  line("M-70-264C-60-180-30-60 0 4M70-264C60-180 30-60 0 4V272", p.light, 24) +
  buttons(p, 34, 52, 5, 20) +
  both(box(-132, 120, 88, 92, 6, p.dark, 0.35) + line("M-132 128h88", p.deep, 3))

const overshirt = (p: Paint): string =>
  sleeves(
    p,
    LONG,
    `${crease(p)}${line("M184 190L270 176", p.deep, 2.5, 0.6)}${fill("M188 198L262 184L268 240L196 250Z", p.dark, 0.4)}`,
  ) +
  p.shape(BODY, p.cloth, folds(p) + stitched(p)) +
  fill("M-72-262C-40-280 40-280 72-262L0-190Z", p.deep) +
  box(-17, -214, 34, 486, 4, p.light) +
  line("M-17-206V272M17-206V272", p.deep, 2, 0.4) +
  both(
    fill("M-76-270C-64-288-30-282-6-222L-40-160C-70-184-86-226-76-270Z", p.light) +
      line("M-6-222L-40-160C-70-184-86-226-76-270", p.deep, 2, 0.5),
  ) +
  both(
    box(-118, -96, 84, 96, 6, p.light, 0.7) +
      fill("M-122-104H-30V-66L-76-50L-122-66Z", p.light) +
      line("M-122-104H-30V-66L-76-50L-122-66ZM-118-60V0H-34V-60", p.deep, 2, 0.45) +
      dots([[-76, -66]], 12, p.accent),
  ) +
  buttons(p, -166, 80, 6, 16)

export const tops = {
  tee: { draw: tee, rest: "flat", bounds: [-270, -284, 270, 276], focus: [40, -150, 2.1], scene: "rail", size: 1 },
  breton: { draw: breton, rest: "flat", bounds: [-268, -284, 268, 280], focus: [-60, -150, 2], scene: "rail", size: 1 },
  hoodie: { draw: hoodie, rest: "flat", bounds: [-268, -352, 268, 280], focus: [0, -170, 2], scene: "rail", size: 1 },
  jumper: {
    draw: jumper,
    rest: "flat",
    bounds: [-268, -284, 268, 280],
    focus: [20, -150, 2.2],
    scene: "rail",
    size: 1,
  },
  cardigan: {
    draw: cardigan,
    rest: "flat",
    bounds: [-268, -284, 268, 280],
    focus: [10, 50, 2.1],
    scene: "rail",
    size: 1,
  },
  overshirt: {
    draw: overshirt,
    rest: "flat",
    bounds: [-268, -290, 268, 280],
    focus: [-40, -130, 2.1],
    scene: "rail",
    size: 1,
  },
} as const satisfies Record<string, Thing>

import { BRASS, OAK, PAPER, WALNUT } from "#mocks/seed/art/paint.ts"
import { box, dots, fill, line, oval, row } from "#mocks/seed/art/svg.ts"
import { books, branch, floorboards, shadowAt, sun, tabletop, wall } from "./props.ts"
import { placed, type Scene } from "./set.ts"

const hook = (x: number, y: number): string => `M${x} ${y}v-54c0-22 22-16 18-36c-4-16-30-14-30 4`

/** On a rail with another item behind it; pants hang from a bar. */
export const rail: Scene = (set) => {
  const { stage, accent, thing } = set
  const bar = thing.bounds[1] > -282 || thing.bounds[2] < 160
  const top = bar ? 300 : 290
  return (
    wall(stage) +
    floorboards(900) +
    line("M-20 168H820", WALNUT, 16) +
    fill("M640 256C670 268 716 272 730 310L750 800H560L570 310C580 276 610 266 640 256Z", accent) +
    fill("M690 276L730 310L750 800H700Z", "#000", 0.14) +
    line(hook(350, 260) + hook(640, 260), BRASS, 7) +
    line(bar ? "M220 284H480" : "M220 312L350 262L480 312", WALNUT, 15) +
    placed(set, 350, top - Math.max(thing.bounds[1], -272) * thing.size)
  )
}

/** On a row of hooks by the door. */
export const hooks: Scene = (set) => {
  const { stage, accent, thing } = set
  const tall = thing.rest === "floor"
  const pegs = [80, 240, 400, 560, 720].map((x) => [x, 206] as const)
  return (
    wall(stage) +
    sun(470, 400) +
    fill("M0 176H800V246H0Z", OAK) +
    fill("M0 236H800V246H0Z", WALNUT, 0.5) +
    dots(pegs, 34, WALNUT) +
    line("M80 214V330", WALNUT, 4) +
    fill("M48 330H112V520H48Z", accent) +
    placed(set, tall ? 400 : 390, 210 - (thing.bounds[1] + (tall ? 12 : 60)) * thing.size, 0, true) +
    floorboards(900, false) +
    shadowAt(690, 950, 100) +
    branch(690, 950, 1.1, stage.deep)
  )
}

export const table: Scene = (set) => {
  const { stage, accent, thing } = set
  const foot = (thing.foot ?? 180) * thing.size
  return (
    wall(stage) +
    sun(90, 150) +
    tabletop(720) +
    (thing.green ? "" : shadowAt(676, 792, 76) + branch(676, 796, 1.15, stage.deep)) +
    books(10, 802, [stage.deep, accent, PAPER]) +
    shadowAt(390, 858, foot) +
    placed(set, 390, 860)
  )
}

/** On a desk, from above. */
export const desk: Scene = (set) => {
  const { stage, accent } = set
  return (
    fill("M0 0H800V1000H0Z", "#cfa97c") +
    line("M0 120Q300 80 800 130M0 340Q400 380 800 330M0 620Q400 580 800 630M0 860Q500 900 800 850", WALNUT, 4, 0.22) +
    `<g filter="url(#drop)">${box(70, 170, 560, 660, 14, stage.wall)}${box(560, 640, 210, 270, 6, PAPER)}<circle cx="690" cy="200" r="92" fill="${PAPER}"/></g>` +
    sun(430, 60) +
    line(
      row(5, (i) => `M590 ${700 + i * 36}h${i % 2 ? 110 : 140}`),
      "#b9ae9b",
      4,
    ) +
    line("M736 610L770 850", accent, 15) +
    `<circle cx="690" cy="200" r="74" fill="#5d3c2a"/>` +
    line("M638 186a54 54 0 0 1 60-40", "#a0765a", 7) +
    placed(set, 350, 500, -5)
  )
}

export const room: Scene = (set) => {
  const { stage, accent, thing } = set
  return (
    wall(stage) +
    sun(70, 170) +
    box(520, 150, 190, 240, 4, PAPER) +
    fill("M540 170H690V370H540Z", stage.low) +
    `<circle cx="630" cy="240" r="34" fill="${accent}"/>` +
    fill("M540 330L690 290V370H540Z", stage.deep) +
    floorboards(760, false) +
    oval(400, 880, 350, 72, stage.deep, 0.55) +
    oval(400, 880, 316, 60, stage.wall, 0.55) +
    (thing.green ? "" : shadowAt(720, 840, 70) + branch(720, 842, 1.5, stage.deep)) +
    shadowAt(370, 886, (thing.foot ?? 180) * thing.size) +
    placed(set, 370, 890)
  )
}

/** On the sofa. */
export const sofa: Scene = (set) => {
  const { stage, thing, accent } = set
  const flat = thing.rest === "flat"
  return (
    wall(stage) +
    sun(500, 60) +
    floorboards(880) +
    shadowAt(400, 910, 420) +
    line("M60 860V920M740 860V920", WALNUT, 22) +
    box(10, 380, 780, 460, 70, stage.deep) +
    box(10, 380, 780, 300, 70, "#fff", 0.07) +
    line("M400 400V640", "#000", 4, 0.14) +
    `<g filter="url(#drop)" transform="rotate(9 620 560)">${box(530, 450, 200, 200, 36, accent)}</g>` +
    box(20, 640, 760, 110, 34, stage.deep) +
    box(20, 640, 760, 110, 34, "#fff", 0.16) +
    box(20, 730, 760, 140, 30, stage.deep) +
    box(-60, 540, 150, 336, 60, stage.deep) +
    box(710, 540, 150, 336, 60, stage.deep) +
    box(-60, 540, 150, 336, 60, "#fff", 0.1) +
    box(710, 540, 150, 336, 60, "#000", 0.07) +
    placed(set, flat ? 330 : 370, flat ? 680 - 216 * thing.size : 664, flat ? -5 : 0, flat)
  )
}

export const onWall: Scene = (set) => {
  const { stage, accent } = set
  return (
    wall(stage) +
    sun(70, 330) +
    placed(set, 420, 340) +
    shadowAt(400, 930, 400) +
    line("M120 800V930M680 800V930", WALNUT, 20) +
    box(60, 640, 680, 230, 10, OAK) +
    box(60, 640, 680, 16, 6, "#e6c79c") +
    line("M287 672V850M513 672V850", WALNUT, 4, 0.45) +
    dots(
      [
        [262, 760],
        [538, 760],
      ],
      18,
      WALNUT,
    ) +
    shadowAt(200, 640, 60) +
    branch(190, 642, 0.9, stage.deep) +
    books(500, 640, [accent, PAPER, stage.deep])
  )
}

export const ceiling: Scene = (set) => {
  const { stage, accent } = set
  return (
    wall(stage) +
    sun(60, 300) +
    tabletop(800) +
    `<ellipse cx="420" cy="850" rx="330" ry="60" fill="url(#glow)"/>` +
    placed(set, 420, 190, 0, false) +
    shadowAt(300, 858, 90) +
    fill("M190 780H410C404 830 360 862 330 866H270C240 862 196 830 190 780Z", accent) +
    oval(300, 780, 110, 20, PAPER) +
    dots(
      [
        [256, 768],
        [346, 768],
      ],
      58,
      "#c9803f",
    ) +
    dots([[300, 758]], 60, "#d9a04e") +
    shadowAt(590, 880, 60) +
    branch(590, 884, 0.95, stage.deep)
  )
}

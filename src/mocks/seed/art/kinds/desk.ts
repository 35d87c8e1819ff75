import { INK, PAPER, type Paint } from "#mocks/seed/art/paint.ts"
import { both, box, fill, line, oval, row, soft } from "#mocks/seed/art/svg.ts"
import type { Thing } from "./thing.ts"

const notebook = (p: Paint): string =>
  `<g transform="rotate(-7)">` +
  box(-166, -236, 356, 488, 10, p.deep) +
  row(4, (i) => box(-170, -238, 352 - i * 3, 484 - i * 3, 8, i % 2 ? "#e2dac9" : PAPER)) +
  p.shape(
    "M-186-244H156Q172-244 172-228V224Q172 240 156 240H-186Z",
    p.cloth,
    fill("M-190-250H180V250H-190Z", "url(#grain)") +
      fill("M-190-250H-138V250H-190Z", p.deep, 0.4) +
      soft(
        fill("M80-250H180V250H40C130 100 130-80 80-250Z", p.deep, 0.3) +
          fill("M-130-240C-60-240-100 0-130 240Z", p.pale, 0.6),
      ),
  ) +
  box(106, -246, 15, 490, 0, p.accent) +
  fill("M-86 240H-64V300L-75 286L-86 300Z", p.accent) +
  box(-96, -140, 160, 92, 4, PAPER) +
  line("M-72-108H20M-72-84H-10", p.deep, 5, 0.7) +
  "</g>" +
  `<g transform="translate(232 -40) rotate(14)">${box(-13, -214, 26, 330, 12, p.accentRound)}${fill("M-13 110H13L5 158H-5Z", "#d9d3c6")}${fill("M-5 158H5L0 178Z", INK)}${box(7, -200, 7, 96, 3, "#d9d3c6")}${line("M-13 60H13", p.accentDark, 4)}</g>`

const headphones = (p: Paint): string =>
  line("M-206 60C-236-330 236-330 206 60", p.deep, 40) +
  line("M-206 56C-234-326 234-326 206 56", p.base, 30) +
  line("M-198 20C-216-260 120-300 180-90", p.pale, 7, 0.8) +
  soft(line("M-120-196C-50-236 50-236 120-196", p.deep, 26, 0.7)) +
  line("M-122-204C-50-246 50-246 122-204", p.accent, 26) +
  both(line("M-206-40V40", "#cfcac0", 16) + box(-170, 10, 58, 212, 29, INK) + box(-160, 20, 20, 190, 10, "#4b4953")) +
  box(-246, 0, 92, 234, 46, p.round) +
  box(154, 0, 92, 234, 46, p.round) +
  both(line("M-200 50V184", p.deep, 3, 0.35)) +
  box(-238, 40, 14, 150, 7, p.accent) +
  box(224, 40, 14, 150, 7, p.accent) +
  oval(-200, 200, 5, 5, PAPER)

export const desk = {
  notebook: {
    draw: notebook,
    rest: "flat",
    bounds: [-190, -270, 290, 300],
    focus: [10, -90, 2],
    scene: "desk",
    size: 0.9,
  },
  headphones: {
    draw: headphones,
    rest: "flat",
    bounds: [-250, -250, 250, 236],
    focus: [-130, 60, 2],
    scene: "desk",
    size: 0.95,
  },
} as const satisfies Record<string, Thing>

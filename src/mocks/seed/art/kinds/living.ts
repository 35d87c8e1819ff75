import { INK, PAPER, type Paint } from "#mocks/seed/art/paint.ts"
import { box, copies, fill, leaf, line, oval, soft, ticks } from "#mocks/seed/art/svg.ts"
import type { Thing } from "./thing.ts"

const cushion = (p: Paint): string =>
  p.shape(
    "M-246-216C-160-196 160-196 246-216C256-214 258-206 254-196C232-90 232 90 254 196C258 210 254 218 240 216C140 194-140 194-240 216C-254 218-258 210-254 196C-232 90-232-90-254-196C-258-206-256-214-246-216Z",
    p.cloth,
    fill("M-260-230H260V230H-260Z", "url(#weave)") +
      fill("M-70-240H-34V240H-70ZM-18-240H-6V240H-18ZM10-240H22V240H10Z", p.accent, 0.9) +
      soft(
        fill("M-250-210C-140-140-200 100-250 210C-210 100-210-100-250-210Z", p.deep, 0.35) +
          fill("M250-210C150-120 180 140 250 210L250 230H80C200 180 220-60 250-210Z", p.deep, 0.5) +
          fill("M-250 212C-120 150 120 150 250 212V240H-250Z", p.deep, 0.45) +
          oval(-90, -60, 130, 90, p.pale, 0.2),
      ),
  ) +
  line(
    "M-246-216C-160-196 160-196 246-216C256-214 258-206 254-196C232-90 232 90 254 196C258 210 254 218 240 216C140 194-140 194-240 216C-254 218-258 210-254 196C-232 90-232-90-254-196C-258-206-256-214-246-216Z",
    p.deep,
    4,
    0.45,
  )

const blanket = (p: Paint): string =>
  copies(
    p.shape(
      "M-240 0C-274 0-274-82-240-84H232C258-84 258 0 232 0Z",
      p.cloth,
      fill("M-300-90H300V0H-300Z", "url(#weave)") +
        soft(fill("M-300-22H300V6H-300Z", p.deep, 0.5) + fill("M-250-78H200V-62H-250Z", p.pale, 0.7)),
    ),
    ["scale(1 1)", "translate(-4 -84)", "translate(3 -168)"],
  ) +
  ticks("M-74-8H190", p.light, 44, "6 7") +
  ticks("M-68-10H190", p.base, 40, "5 8") +
  p.shape(
    "M-74-252C40-262 160-258 190-250C200-180 196-100 190-26H-76C-72-100-80-180-74-252Z",
    p.light,
    fill("M-100-270H200V0H-100Z", "url(#weave)") +
      line("M-100-150H220M-100-70H220", p.accent, 6) +
      line("M-100-110H220", p.accent, 16) +
      soft(
        fill("M150-260H200V0H160C176-80 170-180 150-260Z", p.deep, 0.5) + fill("M-100-262H200V-236H-100Z", p.pale, 0.9),
      ),
  )

const stem = (d: string, leaves: readonly (readonly [number, number, number])[], color: string): string =>
  line(d, "#6d8166", 5) + fill(leaves.map(([x, y, turn]) => leaf(x, y, turn, 84)).join(""), color)

const vase = (p: Paint): string =>
  stem(
    "M-6-330C-20-430-60-500-110-560",
    [
      [-110, -556, -40],
      [-84, -522, 40],
      [-66, -502, -80],
      [-36, -450, 30],
      [-30, -430, -74],
    ],
    "#93a587",
  ) +
  stem(
    "M8-330C20-430 50-480 96-530",
    [
      [96, -526, 46],
      [70, -500, -26],
      [52, -474, 84],
      [32, -430, -20],
    ],
    "#93a587",
  ) +
  stem(
    "M2-330C4-440 0-530 10-600",
    [
      [10, -596, 8],
      [7, -560, -50],
      [6, -530, 56],
      [4, -480, -46],
    ],
    "#a7b699",
  ) +
  p.shape(
    "M-44-340C-48-352 48-352 44-340C40-300 50-270 84-236C150-170 150-70 96-12C84 0 60 2 0 2C-60 2-84 0-96-12C-150-70-150-170-84-236C-50-270-40-300-44-340Z",
    p.round,
    fill("M-160-360H160V10H-160Z", "url(#grain)") +
      fill("M-160-130C-80-106 80-106 160-130V10H-160Z", p.accent, 0.55) +
      soft(
        fill("M-100-190C-130-110-110-60-80-20C-70-100-90-140-60-220Z", p.pale, 0.8) +
          fill("M60-250C130-180 120-70 70 0H150V-250Z", p.deep, 0.35),
      ),
  ) +
  oval(0, -344, 44, 9, p.deep)

const candle = (p: Paint): string =>
  `<ellipse cx="0" cy="-320" rx="260" ry="230" fill="url(#glow)"/>` +
  p.shape(
    "M-142-262H142V-14C142 2 120 6 0 6C-120 6-142 2-142-14Z",
    p.round,
    fill("M-150-270H150V10H-150Z", "url(#grain)"),
  ) +
  oval(0, -262, 142, 34, p.deep) +
  oval(0, -256, 130, 27, "#fbf1dd") +
  soft(oval(0, -256, 60, 14, "#ffdf94")) +
  line("M0-258C2-272-2-280 0-292", INK, 5) +
  fill("M0-372C34-326 30-288 0-284C-30-288-34-326 0-372Z", "#f6b24a") +
  fill("M0-342C16-316 16-294 0-290C-16-294-16-316 0-342Z", "#fff1c2") +
  box(-78, -168, 156, 108, 4, PAPER) +
  fill("M-22-112A22 22 0 0 1 22-112Z", p.accent) +
  line("M-36-102H36M-24-90H24", p.accent, 4) +
  line("M-30-76H30", INK, 3, 0.4) +
  soft(fill("M-124-240C-116-160-116-80-122-10H-100C-96-80-98-180-102-236Z", p.pale, 0.9))

const planter = (p: Paint): string => {
  const name = p.id()
  const grown = (x: number, y: number, turn: number, size: number) =>
    `<use href="#${name}" transform="translate(${x} ${y})rotate(${turn})scale(${size})"/>`
  const shell = "M-164-232H164L138-28C136-14 126-12 110-12H-110C-126-12-136-14-138-28Z"
  return (
    line("M0-230C-10-330-6-400 0-430M0-230C-40-300-80-320-110-330M0-230C40-310 80-340 120-350", "#5b7a55", 7) +
    `<g fill="#5f8762"><g id="${name}"><path d="M0 0C70-40 84-140 0-230C-84-140-70-40 0 0Z"/>${line("M0 0V-210M0-60l34-34M0-60l-34-34M0-110l32-34M0-110l-32-34", "#dbe6cf", 3, 0.45)}</g>` +
    `${grown(-100, -324, -62, 0.92)}${grown(110, -340, 58, 0.96)}</g><g fill="#6d966c">${grown(-50, -330, -28, 0.98)}${grown(60, -340, 24, 1)}</g>` +
    `<g fill="#7ba579">${grown(0, -380, -2, 1)}</g>` +
    fill("M-150-26H150L134 2H-134Z", p.accentRound) +
    p.shape(
      shell,
      p.round,
      fill("M-170-240H170V0H-170Z", "url(#grain)") +
        soft(fill("M-170-230C-60-204 60-204 170-230V-196H-170Z", p.deep, 0.6)),
    ) +
    fill("M-176-262H176V-222C60-208-60-208-176-222Z", p.round) +
    oval(0, -262, 176, 22, p.deep) +
    oval(0, -258, 160, 16, "#4b3b30")
  )
}

/** Draws twelve marks around a dial; every third one is longer and dark. */
export const clockMarks = (radius: number, length: number, color: string): string => {
  const around = (2 * Math.PI * radius) / 12
  const circle = (r: number) => `M0-${r}A${r} ${r} 0 1 1-.1-${r}`
  const marks = (r: number, size: number, width: number, every: number, ink: string) =>
    ticks(circle(r), ink, size, `${width} ${(around * every * r) / radius - width}`).replace(
      "<path",
      `<path stroke-dashoffset="${width / 2}"`,
    )
  return (
    marks(radius, length, length * 0.45, 1, color) + marks(radius - length * 0.5, length * 2.2, length * 0.5, 3, INK)
  )
}

const clock = (p: Paint): string =>
  oval(0, 0, 236, 236, p.round) +
  oval(0, 0, 206, 206, p.deep) +
  oval(0, 4, 204, 202, PAPER) +
  clockMarks(176, 16, p.accent) +
  soft(line("M6 12L-66-48M6 12L102-90", INK, 10, 0.25)) +
  line("M0 0L-72-58", INK, 15) +
  line("M0 0L96-104", INK, 10) +
  line("M-24 44L50-92", p.accent, 4) +
  oval(0, 0, 14, 14, p.accent) +
  soft(fill("M-190-60A200 200 0 0 1 40-196L-90 150A200 200 0 0 1-190-60Z", "#fff", 0.4))

export const living = {
  cushion: {
    draw: cushion,
    rest: "flat",
    bounds: [-258, -222, 258, 222],
    focus: [-90, -90, 2.1],
    scene: "sofa",
    size: 0.8,
  },
  blanket: {
    draw: blanket,
    rest: "floor",
    foot: 260,
    bounds: [-270, -262, 270, 16],
    focus: [60, -100, 2.2],
    scene: "sofa",
    size: 0.85,
  },
  vase: {
    draw: vase,
    rest: "floor",
    green: true,
    foot: 120,
    bounds: [-150, -620, 150, 4],
    focus: [-10, -250, 2],
    scene: "table",
    size: 0.85,
  },
  candle: {
    draw: candle,
    rest: "floor",
    foot: 150,
    bounds: [-146, -380, 146, 6],
    focus: [0, -210, 1.9],
    scene: "table",
    size: 0.95,
  },
  planter: {
    draw: planter,
    rest: "floor",
    green: true,
    foot: 150,
    bounds: [-300, -620, 300, 4],
    focus: [0, -230, 1.9],
    scene: "room",
    size: 0.9,
  },
  clock: { draw: clock, rest: "flat", bounds: [-236, -236, 236, 236], focus: [40, -40, 2], scene: "wall", size: 0.85 },
} as const satisfies Record<string, Thing>

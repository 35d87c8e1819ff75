import { INK, PAPER, type Paint, WALNUT } from "#mocks/seed/art/paint.ts"
import { box, copies, dots, fill, line, oval, row, soft, ticks } from "#mocks/seed/art/svg.ts"
import { clockMarks } from "./living.ts"
import type { Thing } from "./thing.ts"

const beanie = (p: Paint): string =>
  p.shape(
    "M-176 84C-186-120-110-230 0-232C110-230 186-120 176 84Z",
    p.round,
    line(
      row(11, (i) => `M${-165 + i * 33} 90C${-150 + i * 30}-60 ${-60 + i * 12}-190 0-238`),
      p.deep,
      5,
      0.35,
    ) + soft(fill("M-180 30C-60 70 60 70 180 30V110H-180Z", p.deep, 0.6)),
  ) +
  p.shape(
    "M-190 46C-196 30-180 34-168 38C-60 66 60 66 168 38C180 34 196 30 190 46C198 90 198 130 190 168C180 180 60 206 0 206C-60 206-180 180-190 168C-198 130-198 90-190 46Z",
    p.round,
    ticks("M-188 106C-60 138 60 138 188 106", p.deep, 176, "6 14", 0.35) +
      ticks("M-179 107C-60 138 60 138 188 106", p.pale, 176, "3 17", 0.4),
  ) +
  box(58, 104, 74, 50, 4, p.accent) +
  fill("M79 134A16 16 0 0 1 111 134Z", PAPER) +
  line("M75 140H115", PAPER, 3)

const scarf = (p: Paint): string => {
  const bands =
    line("M-160 166H20", p.accent, 26) + line("M-160 200H20", p.pale, 8) + line("M-160 224H20", p.accent, 10)
  const tail =
    ticks("M-139 306H0", p.base, 48, "6 5") +
    ticks("M-134 304H-4", p.dark, 40, "4 7") +
    p.shape(
      "M-130-150C-120-210-40-210-6-170C4-20-12 160 2 288H-142C-132 130-150 0-130-150Z",
      p.cloth,
      fill("M-150-210H10V300H-150Z", "url(#weave)") +
        bands +
        soft(fill("M-30-190C-10 0-30 160-16 290H10V-190Z", p.deep, 0.5)),
    )
  return (
    copies(tail, ["translate(140 -50)", "translate(0 0)"]) +
    p.shape(
      "M-150-130C-170-230-80-286 0-286C90-286 172-226 150-130C130-70 60-46 0-46C-70-46-130-70-150-130Z",
      p.cloth,
      fill("M-170-290H170V-40H-170Z", "url(#weave)") +
        soft(
          fill("M-150-120C-60-60 60-60 150-120V-30H-150Z", p.deep, 0.55) +
            line("M-130-210C-60-130 70-130 130-200", p.deep, 14, 0.4),
        ),
    ) +
    fill("M-84-176C-80-236 80-236 84-176C60-132-60-132-84-176Z", p.deep)
  )
}

const socks = (p: Paint): string => {
  const sock = p.shape(
    "M-62-250H62C64-140 58-60 66 20C72 70 120 110 168 150C210 190 180 246 120 236C40 220-50 150-62 70C-70-20-60-140-62-250Z",
    p.cloth,
    line(
      row(2, (i) => `M-80 ${-130 + i * 40}H80`),
      p.accent,
      18,
    ) +
      fill("M130 90L240 200L120 270L70 230C110 220 130 160 116 104Z", p.accent) +
      fill("M-80 30C-30 20 20 60 20 110C0 140-40 130-70 110Z", p.accent) +
      soft(fill("M40-250H80V20C60-20 36-140 40-250Z", p.deep, 0.5)) +
      ticks("M-58-213H60", p.deep, 74, "3 10", 0.4) +
      fill("M-70-178H70V-172H-70Z", p.deep, 0.4),
  )
  return copies(sock, ["translate(50 -26)rotate(5)", "translate(-80 30)rotate(-4)"])
}

const shoe = (p: Paint): string =>
  fill("M-128-190L-104-236C-86-244-66-236-60-222L-50-190Z", p.light) +
  p.shape(
    "M-232-30C-242-90-240-150-226-192C-206-206-186-200-172-184C-150-166-128-176-104-216L-70-212C-30-168 20-130 70-116C130-106 200-100 236-66C246-54 246-44 244-30Z",
    p.cloth,
    fill("M-240-200H-178C-160-130-168-80-160-30H-250Z", p.dark, 0.7) +
      fill("M-240-200L-204-204L-196-140L-250-134Z", p.accent) +
      fill("M124-110C96-84 88-60 98-30H250V-110Z", p.pale) +
      line("M-178-190C-160-130-168-80-160-30M124-106C96-84 88-60 98-30", p.deep, 2.5, 0.6, "6 5") +
      soft(line("M-160-40C-60-20 60-30 240-40", p.deep, 22, 0.5)),
  ) +
  fill("M-104-216L-66-212C-26-168 24-128 72-114L42-66C-22-80-84-116-132-180Z", p.pale) +
  line("M-132-180C-84-116-22-80 42-66L72-114", p.deep, 2, 0.5, "6 5") +
  line(
    row(5, (i) => `M${-76 + i * 31} ${-202 + i * 19}l-20 36`),
    "#fffdf8",
    9,
  ) +
  dots(
    [0, 1, 2, 3, 4].map((i) => [-96 + i * 31, -166 + i * 19]),
    8,
    p.deep,
  ) +
  fill("M-242-38C-150-28 140-28 248-44C254-20 246 2 232 2H-228C-244 2-248-20-242-38Z", PAPER) +
  fill("M-245-14C-120-4 140-4 250-18C248-4 242 2 232 2H-228C-240 2-244-4-245-14Z", p.accent) +
  line("M-238-27C-140-18 140-18 246-33", INK, 2, 0.25, "6 5")

const sneakers = (p: Paint): string => copies(shoe(p), ["translate(46 -70)", "translate(-30 0)"])

const umbrella = (p: Paint): string =>
  line("M0-560V-600", WALNUT, 9) +
  line("M0-300V-70C0-20-66-20-66-70", WALNUT, 17) +
  line("M-3-300V-72", "#a97a58", 4) +
  p.shape(
    "M-280-262C-270-470-120-566 0-566C120-566 270-470 280-262C240-296 190-296 142-262C96-300 44-300 0-262C-44-300-96-300-142-262C-190-296-240-296-280-262Z",
    p.base,
    fill("M0-570C-60-520-140-400-142-255C-190-296-240-296-290-255V-570Z", p.light) +
      fill("M0-570C60-520 140-400 142-255C190-296 240-296 290-255V-570Z", p.dark) +
      fill("M0-570C20-480 20-350 0-255C44-300 96-300 142-255C140-400 60-520 0-570Z", p.deep, 0.25) +
      soft(fill("M-220-300C-200-430-110-520-40-550C-110-470-150-380-160-280Z", p.pale, 0.7)) +
      line(
        row(5, (i) => `M${-288 + i * 144}-250`),
        p.accent,
        6,
      ),
  ) +
  line(
    "M-280-262C-240-296-190-296-142-262C-96-300-44-300 0-262C44-300 96-300 142-262C190-296 240-296 280-262",
    p.accent,
    7,
  ) +
  line("M0-566C-60-520-140-400-142-262M0-566C60-520 140-400 142-262M0-566V-262", p.deep, 2, 0.5)

const watch = (p: Paint): string =>
  p.shape(
    "M-58-110L-50-310Q-48-324-34-324H34Q48-324 50-310L58-110Z",
    p.round,
    line("M-38-314L-46-100M38-314L46-100", p.pale, 2.5, 0.8, "7 6") + soft(fill("M-80-190H80V-100H-80Z", p.deep, 0.5)),
  ) +
  p.shape(
    "M-58 110L-50 310Q-46 344 0 344Q46 344 50 310L58 110Z",
    p.round,
    line("M-38 316L-46 100M38 316L46 100", p.pale, 2.5, 0.8, "7 6") +
      soft(fill("M-80 100H80V180H-80Z", p.deep, 0.5)) +
      dots(
        [214, 244, 274, 304].map((y) => [0, y]),
        12,
        p.deep,
      ),
  ) +
  box(128, -18, 26, 36, 7, p.accentDark) +
  oval(0, 0, 142, 142, p.accentRound) +
  oval(0, 0, 124, 124, p.accentDark) +
  oval(0, 0, 119, 119, PAPER) +
  clockMarks(102, 10, p.accentDark) +
  oval(0, 52, 26, 26, "#e9e2d4") +
  line("M0 52L10 38", INK, 3) +
  line("M0 0L-46-34", INK, 9) +
  line("M0 0L62-58", INK, 6) +
  line("M-14 20L32-66", p.base, 3) +
  oval(0, 0, 9, 9, INK) +
  soft(fill("M-110-40A118 118 0 0 1 30-114L-60 90A118 118 0 0 1-110-40Z", "#fff", 0.35))

export const smallWear = {
  beanie: {
    draw: beanie,
    rest: "flat",
    bounds: [-196, -234, 196, 208],
    focus: [50, 70, 2.1],
    scene: "hooks",
    size: 0.8,
  },
  scarf: {
    draw: scarf,
    rest: "flat",
    bounds: [-160, -290, 160, 330],
    focus: [-40, 190, 2],
    scene: "hooks",
    size: 0.95,
  },
  socks: {
    draw: socks,
    rest: "flat",
    bounds: [-160, -280, 230, 280],
    focus: [-60, -110, 2.1],
    scene: "hooks",
    size: 0.8,
  },
  sneakers: {
    draw: sneakers,
    rest: "floor",
    foot: 260,
    bounds: [-278, -300, 296, 4],
    focus: [40, -110, 2.1],
    scene: "outdoors",
    size: 0.95,
  },
  umbrella: {
    draw: umbrella,
    rest: "flat",
    foot: 70,
    bounds: [-284, -604, 284, 0],
    focus: [60, -430, 1.9],
    scene: "outdoors",
    size: 0.95,
  },
  watch: { draw: watch, rest: "flat", bounds: [-150, -346, 156, 346], focus: [20, -10, 2], scene: "desk", size: 0.85 },
} as const satisfies Record<string, Thing>

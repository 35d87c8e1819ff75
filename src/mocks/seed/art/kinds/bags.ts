import { OAK, PAPER, type Paint } from "#mocks/seed/art/paint.ts"
import { both, box, fill, line, oval, soft } from "#mocks/seed/art/svg.ts"
import type { Thing } from "./thing.ts"

const tote = (p: Paint): string =>
  line("M-96-390C-96-560-40-590 0-590C40-590 96-560 96-390", p.deep, 22) +
  p.shape(
    "M-196-396H196C204-260 216-120 212-18C210 0 200 2 190 2H-190C-200 2-210 0-212-18C-216-120-204-260-196-396Z",
    p.cloth,
    fill("M-220-400H220V10H-220Z", "url(#weave)") +
      soft(
        fill("M-150-390C-110-260-160-120-120 10H-220V-390Z", p.deep, 0.28) +
          fill("M150-390C120-240 170-120 130 10H220V-390Z", p.deep, 0.45) +
          fill("M-20-110C40-60 20-20 60 10H-70C-40-30-60-60-20-110Z", p.deep, 0.25),
      ) +
      line("M-200-368H200", p.deep, 2, 0.55, "6 6"),
  ) +
  line("M-96-330V-396C-96-530-40-560 0-560C40-560 96-530 96-396V-330", p.light, 22) +
  both(box(-109, -352, 26, 40, 2, p.light) + line("M-106-348l20 32m0-32l-20 32", p.deep, 2, 0.5)) +
  fill("M-70-150A70 70 0 0 1 70-150Z", p.accent) +
  line("M-92-128H92M-62-108H62M-34-88H34", p.accent, 9)

const backpack = (p: Paint): string =>
  line("M-40-520C-40-580 40-580 40-520", p.deep, 16) +
  both(fill("M-150-420C-214-380-220-160-186-60L-150-50Z", p.deep)) +
  p.shape(
    "M-150-470C-150-530 150-530 150-470L176-60C180-10 160 2 130 2H-130C-160 2-180-10-176-60Z",
    p.round,
    soft(
      fill("M-110-500C-140-300-150-150-130 0H-90C-110-160-90-340-70-500Z", p.pale, 0.6) +
        fill("M-180-60C-60-20 60-20 180-60V10H-180Z", p.deep, 0.6),
    ),
  ) +
  fill("M-160-500C-160-536 160-536 160-500L168-396C60-372-60-372-168-396Z", p.base) +
  soft(fill("M-150-420C-60-396 60-396 150-420L166-396C60-374-60-374-166-396Z", p.deep, 0.5)) +
  line("M-154-460Q0-430 154-460", p.deep, 3, 0.35) +
  p.shape(
    "M-118-226H118L132-50C134-30 124-22 108-22H-108C-124-22-134-30-132-50Z",
    p.base,
    soft(fill("M60-226H140V-20H90C110-90 90-160 60-226Z", p.deep, 0.5) + fill("M-130-226H130V-206H-130Z", p.deep, 0.5)),
  ) +
  line("M-118-226H118L132-50C134-30 124-22 108-22H-108C-124-22-134-30-132-50Z", p.deep, 2.5, 0.5) +
  line("M-104-196H104", p.deep, 6, 0.8) +
  box(84, -204, 30, 12, 5, p.accent) +
  both(
    box(-84, -510, 24, 266, 3, p.accent) +
      box(-88, -330, 32, 40, 5, p.accentDark) +
      box(-82, -320, 20, 8, 3, p.accentLight),
  ) +
  box(-30, -140, 60, 40, 4, p.accent) +
  fill("M-12-112A12 12 0 0 1 12-112Z", PAPER)

const weekender = (p: Paint): string =>
  line("M-118-240C-110-400 110-400 118-240", p.accentDark, 20) +
  p.shape(
    "M-250-280C-200-304 200-304 250-280C284-180 284-80 262-10C200 8-200 8-262-10C-284-80-284-180-250-280Z",
    p.cloth,
    fill("M-290-310H290V10H-290Z", "url(#weave)") +
      soft(
        fill("M-220-270C-140-200-180-80-150 10H-290V-280Z", p.deep, 0.3) +
          fill("M220-270C180-180 230-80 180 10H290V-280Z", p.deep, 0.5) +
          fill("M-200-276H200L160-240C60-226-60-226-160-240Z", p.pale, 0.6),
      ) +
      fill("M-290-66C-120-40 120-40 290-66V20H-290Z", p.accent),
  ) +
  line("M-236-272C-120-252 120-252 236-272", p.deep, 7, 0.8) +
  box(150, -274, 34, 13, 5, p.accentLight) +
  both(fill("M-142-248H-94V10H-142Z", p.accent) + line("M-136-240V-60M-100-240V-60", p.accentLight, 2, 0.7, "6 6")) +
  line("M-118-200C-118-390 118-390 118-200", p.accent, 20) +
  both(fill("M-276-196L-246-214V-130L-280-126Z", p.accentDark) + oval(-262, -168, 12, 12, OAK)) +
  box(-46, -190, 92, 58, 5, p.accent) +
  line("M-28-168H28M-16-152H16", p.accentLight, 4)

const wallet = (p: Paint): string =>
  box(-150, -164, 250, 120, 10, p.accent) +
  box(-136, -190, 250, 120, 10, PAPER) +
  line("M-110-164H-20M-110-148H-60", p.accent, 6, 0.8) +
  p.shape(
    "M-204-118Q-204-140-182-140H182Q204-140 204-118V128Q204 150 182 150H-182Q-204 150-204 128Z",
    p.cloth,
    fill("M-210-150H210V160H-210Z", "url(#grain)") +
      soft(
        fill("M110-150H210V160H80C140 60 150-60 110-150Z", p.deep, 0.45) +
          fill("M-200-140C-100-150-60-60-180 150H-210Z", p.pale, 0.5),
      ) +
      fill("M-204-140H204V-104C80-84 40-40 0-40C-40-40-80-84-204-104Z", p.dark, 0.65) +
      line("M-204-96C-80-76-40-32 0-32C40-32 80-76 204-96", p.pale, 2.5, 0.8, "8 6"),
  ) +
  line("M-188-124H188M-188-124V118Q-188 134-172 134H172Q188 134 188 118V-124", p.pale, 2.5, 0.7, "8 6") +
  fill("M104 84A24 24 0 0 1 152 84Z", p.deep, 0.5) +
  line("M96 92H160M110 102H146", p.deep, 4, 0.5)

export const bags = {
  tote: {
    draw: tote,
    rest: "floor",
    foot: 220,
    bounds: [-215, -600, 215, 4],
    focus: [0, -280, 1.8],
    scene: "hooks",
    size: 0.85,
  },
  backpack: {
    draw: backpack,
    rest: "floor",
    foot: 190,
    bounds: [-215, -580, 215, 4],
    focus: [-40, -330, 1.9],
    scene: "outdoors",
    size: 0.9,
  },
  weekender: {
    draw: weekender,
    rest: "floor",
    foot: 290,
    bounds: [-290, -370, 290, 6],
    focus: [-90, -170, 1.9],
    scene: "room",
    size: 0.95,
  },
  wallet: { draw: wallet, rest: "flat", bounds: [-206, -192, 206, 152], focus: [50, 20, 2], scene: "desk", size: 0.95 },
} as const satisfies Record<string, Thing>

import { BRASS, OAK, PAPER, type Paint, WALNUT } from "#mocks/seed/art/paint.ts"
import { both, box, fill, line, oval, soft } from "#mocks/seed/art/svg.ts"
import type { Thing } from "./thing.ts"

const glow = (y: number, rx: number, ry: number): string =>
  `<ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#glow)"/>`

const lamp = (p: Paint): string =>
  glow(-300, 330, 300) +
  fill("M-96-12C-96-34-50-44 0-44C50-44 96-34 96-12C96 6 50 10 0 10C-50 10-96 6-96-12Z", p.accentRound) +
  oval(0, -22, 96, 20, p.accentLight) +
  box(-13, -330, 26, 312, 8, p.accentRound) +
  oval(0, -24, 26, 7, p.accentDark, 0.6) +
  fill("M-212-318C-140-290 140-290 212-318L196-300C100-270-100-270-196-300Z", "#fff3cf") +
  p.shape(
    "M-218-318C-226-460-120-548 0-548C120-548 226-460 218-318C100-292-100-292-218-318Z",
    p.round,
    soft(
      fill("M-150-340C-160-430-100-510-30-530C-90-470-110-400-100-330Z", p.pale, 0.9) +
        fill("M-230-340C-80-306 80-306 230-340V-290H-230Z", "#fff0c4", 0.55),
    ),
  ) +
  oval(0, -548, 14, 7, p.accentDark) +
  line("M0-330C8-250 8-240 34-214", BRASS, 3) +
  oval(36, -208, 7, 9, BRASS)

const pendant = (p: Paint): string =>
  line("M0-420V170", p.deep, 5) +
  glow(470, 340, 260) +
  fill("M-20 160H20L26 214H-26Z", p.accentRound) +
  fill("M-226 414C-120 440 120 440 226 414L200 432C90 452-90 452-200 432Z", "#fff3cf") +
  p.shape(
    "M-26 210H26C40 262 204 300 234 416C110 442-110 442-234 416C-204 300-40 262-26 210Z",
    p.round,
    soft(
      fill("M-180 400C-160 320-60 280-20 224C-20 290-110 340-120 420Z", p.pale, 0.8) +
        fill("M120 420C130 340 60 300 30 226L240 300V430Z", p.deep, 0.45),
    ) + line("M-90 312C-40 322 40 322 90 312M-160 352C-80 372 80 372 160 352", p.deep, 2.5, 0.3),
  ) +
  line("M-232 416C-110 442 110 442 232 416", p.deep, 4, 0.6)

const chair = (p: Paint): string =>
  line("M-150-240L-186 0M128-236L188 0", WALNUT, 20) +
  line("M-206-330C-200-290-196-240-190-226H150", WALNUT, 18) +
  p.shape(
    "M-232-566C-226-590-150-600-128-574C-96-500-76-330-70-236C-78-200-150-196-164-224C-196-330-228-470-232-566Z",
    p.cloth,
    soft(
      fill("M-150-590C-110-470-90-330-84-220H-50V-590Z", p.deep, 0.4) +
        fill("M-216-560C-206-450-180-330-150-230C-190-300-220-440-226-560Z", p.pale, 0.7),
    ) + line("M-210-430C-180-424-140-430-112-444M-180-320C-150-314-120-318-92-328", p.deep, 2.5, 0.35),
  ) +
  p.shape(
    "M-150-256C-120-276 130-284 170-268C196-256 196-206 176-190C120-172-110-172-150-190C-170-210-170-240-150-256Z",
    p.cloth,
    soft(
      fill("M-170-214C-60-196 60-196 200-220V-160H-170Z", p.deep, 0.55) +
        fill("M-120-262C-20-272 80-276 150-266C80-246-40-246-120-262Z", p.pale, 0.8),
    ),
  ) +
  line("M-214-170H176", WALNUT, 22) +
  line("M-214-176H176", OAK, 5, 0.7) +
  line("M-120-170L-150 0M112-170L150 0", WALNUT, 20) +
  line("M-126-170L-156-4M106-170L144-4", OAK, 4, 0.6) +
  line("M-190-364C-110-372 90-378 166-366C186-360 184-346 160-344C80-348-80-346-160-340", OAK, 16) +
  line("M134-350L120-176", WALNUT, 16)

const stool = (p: Paint): string =>
  line("M0-320V-6", WALNUT, 20) +
  line("M-104-330L-168-4M104-330L168-4", OAK, 22) +
  line("M-110-326L-174-8M98-326L162-8", PAPER, 4, 0.45) +
  line("M-140-150C-70-120 70-120 140-150", p.accent, 12) +
  fill("M-188-356C-188-300-100-286 0-286C100-286 188-300 188-356Z", p.deep) +
  fill("M-190-372C-190-316-100-300 0-300C100-300 190-316 190-372Z", p.round) +
  oval(0, -372, 190, 52, p.light) +
  oval(0, -374, 176, 44, p.base) +
  soft(oval(-50, -386, 90, 18, p.pale, 0.8)) +
  oval(0, -372, 10, 4, p.deep) +
  both(line("M-150-372C-120-352-60-344 0-344", p.deep, 2, 0.25))

export const furniture = {
  lamp: {
    draw: lamp,
    rest: "floor",
    foot: 130,
    bounds: [-226, -556, 226, 10],
    focus: [-30, -400, 1.8],
    scene: "table",
    size: 0.92,
  },
  pendant: {
    draw: pendant,
    rest: "hung",
    bounds: [-234, 150, 234, 440],
    focus: [0, 330, 1.8],
    scene: "ceiling",
    size: 0.95,
  },
  chair: {
    draw: chair,
    rest: "floor",
    legs: true,
    foot: 230,
    bounds: [-235, -600, 195, 0],
    focus: [-60, -320, 1.9],
    scene: "room",
    size: 1.02,
  },
  stool: {
    draw: stool,
    rest: "floor",
    legs: true,
    foot: 190,
    bounds: [-192, -424, 192, 0],
    focus: [-30, -330, 2.1],
    scene: "room",
    size: 1.05,
  },
} as const satisfies Record<string, Thing>

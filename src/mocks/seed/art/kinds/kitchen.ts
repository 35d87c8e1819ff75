import { PAPER, type Paint, WALNUT } from "#mocks/seed/art/paint.ts"
import { box, copies, dots, fill, leaf, line, move, oval, row, soft } from "#mocks/seed/art/svg.ts"
import type { Thing } from "./thing.ts"

const glaze = (p: Paint, d: string, inside: string): string =>
  p.shape(d, p.round, `${fill("M-320-640H320V20H-320Z", "url(#grain)")}${inside}`)

const mug = (p: Paint): string =>
  line("M140-260C262-274 262-84 128-82", p.dark, 40) +
  line("M140-266C250-280 252-96 128-92", p.base, 22) +
  glaze(
    p,
    "M-168-330H168L152-40C148-6 128 4 96 4H-96C-128 4-148-6-152-40Z",
    fill("M-180-110C-60-92 60-92 180-110V20H-180Z", p.accent, 0.75) +
      soft(
        fill("M-140-310C-136-200-130-100-110-10H-76C-96-120-100-220-104-310Z", p.pale, 0.85) +
          fill("M90-330C100-200 92-80 60 10H180V-330Z", p.deep, 0.3),
      ),
  ) +
  oval(0, -330, 168, 36, p.light) +
  oval(0, -328, 154, 29, p.deep) +
  fill("M-146-318C-90-346 90-346 146-318C100-292-100-292-146-318Z", "#6b4632") +
  oval(-30, -318, 60, 8, "#8c6246", 0.8) +
  soft(line("M-40-380C-70-430-10-460-40-520M40-390C10-440 70-470 40-530", "#fff", 12, 0.5))

const bottle = (p: Paint): string =>
  box(-62, -600, 124, 96, 14, p.accentRound) +
  line("M-62-548H62", p.accentDark, 3, 0.5) +
  line("M-34-600C-34-650 34-650 34-600", p.accentDark, 16) +
  box(-52, -508, 104, 20, 4, "#d9d7d2") +
  p.shape(
    "M-56-490H56C60-452 124-440 124-370V-30C124-4 112 4 88 4H-88C-112 4-124-4-124-30V-370C-124-440-60-452-56-490Z",
    p.round,
    fill("M-140-500H140V10H-140Z", "url(#grain)") +
      soft(fill("M-96-400C-84-420-64-436-50-450C-66-330-64-120-70 0H-96Z", p.pale, 0.9)) +
      fill("M-140-34H140V10H-140Z", p.deep, 0.5),
  ) +
  fill("M-30-210A30 30 0 0 1 30-210Z", PAPER, 0.9) +
  line("M-44-196H44M-30-180H30M-16-164H16", PAPER, 5, 0.9)

const teapot = (p: Paint): string =>
  line("M-150-236C-290-260-270-80-146-76", p.dark, 30) +
  line("M-150-242C-276-266-262-92-146-84", p.base, 14) +
  fill("M130-150C190-150 190-240 236-280L264-268C250-220 240-90 130-70Z", p.dark) +
  oval(250, -274, 15, 8, p.deep) +
  glaze(
    p,
    "M-110-306H110C190-270 210-110 130-14C118 0 90 4 0 4C-90 4-118 0-130-14C-210-110-190-270-110-306Z",
    soft(
      fill("M-140-260C-170-180-160-90-110-20C-110-120-130-180-80-280Z", p.pale, 0.85) +
        fill("M90-300C150-200 130-80 70 10H210V-300Z", p.deep, 0.35),
    ) + fill("M-220-92C-80-70 80-70 220-92V10H-220Z", p.accent, 0.7),
  ) +
  fill("M-112-306C-100-350-60-362 0-362C60-362 100-350 112-306C60-296-60-296-112-306Z", p.round) +
  line("M-114-304C-60-294 60-294 114-304", p.deep, 4, 0.55) +
  fill("M-14-358H14V-374H-14Z", p.dark) +
  oval(0, -388, 26, 20, p.accentRound)

const carafe = (p: Paint): string => {
  const glass =
    fill("M-58-190H58L48-6Q46 4 34 4H-34Q-46 4-48-6Z", p.base, 0.32) +
    fill("M-55-110H55L48-6Q46 4 34 4H-34Q-46 4-48-6Z", p.base, 0.4) +
    oval(0, -110, 54, 9, p.pale, 0.8) +
    line("M-58-190L-48-6Q-46 4-34 4H34Q46 4 48-6L58-190A58 11 0 0 0-58-190A58 11 0 0 0 58-190", p.deep, 3, 0.45) +
    line("M-38-150L-32-40", "#fff", 8, 0.6)
  return (
    move(
      -60,
      0,
      fill(
        "M-44-500H44C40-420 50-360 100-270C150-180 140-50 110-10Q100 4 80 4H-80Q-100 4-110-10C-140-50-150-180-100-270C-50-360-40-420-44-500Z",
        p.base,
        0.34,
      ) +
        p.shape(
          "M-106-256C-60-236 60-236 106-256C150-180 140-50 110-10Q100 4 80 4H-80Q-100 4-110-10C-140-50-150-180-106-256Z",
          p.base,
          soft(fill("M20-260H160V10H60C120-80 90-180 20-260Z", p.deep, 0.5)),
        ) +
        oval(0, -254, 106, 17, p.pale, 0.9) +
        line(
          "M-44-500C-40-420-50-360-100-270C-150-180-140-50-110-10Q-100 4-80 4H80Q100 4 110-10C140-50 150-180 100-270C50-360 40-420 44-500",
          p.deep,
          3.5,
          0.45,
        ) +
        line("M-30-470C-30-400-40-340-80-262M-104-210C-118-150-112-80-92-36", "#fff", 10, 0.65) +
        fill("M-36-530H36L42-486H-42Z", WALNUT) +
        oval(0, -546, 40, 36, p.accentRound),
    ) + copies(glass, ["translate(176 0)", "translate(108 14)"])
  )
}

const bowls = (p: Paint): string =>
  copies(
    glaze(
      p,
      "M-240-210C-236-90-150-8-70 0Q0 8 70 0C150-8 236-90 240-210Z",
      fill("M-250-220H250V-168C120-140-120-140-250-168Z", p.accent, 0.55) +
        soft(
          fill("M-210-190C-190-90-120-30-70-10C-100-60-150-110-160-200Z", p.pale, 0.8) +
            fill("M120-200C140-110 70-30 40 10H250V-200Z", p.deep, 0.4),
        ),
    ) +
      oval(0, -210, 240, 46, p.pale) +
      oval(0, -206, 226, 38, p.dark) +
      soft(oval(30, -196, 170, 22, p.deep, 0.45)),
    ["scale(1.08)", "translate(0 -122)scale(.9)", "translate(0 -226)scale(.72)"],
  )

const plates = (p: Paint): string => {
  const plate =
    fill("M-250-26C-200 10 200 10 250-26L246-16C180 22-180 22-246-16Z", p.deep) +
    oval(0, -30, 250, 34, p.round) +
    oval(0, -32, 190, 22, p.base)
  return (
    `<g transform="translate(30 -262) rotate(-4)">` +
    oval(8, 4, 258, 258, p.deep) +
    oval(0, 0, 258, 258, p.cloth) +
    `<circle r="248" fill="url(#grain)"/><circle r="251" fill="none" stroke="${p.accent}" stroke-width="8"/>` +
    oval(0, 0, 172, 172, p.dark) +
    oval(3, 4, 168, 168, p.light) +
    soft(fill("M-180-150A236 236 0 0 1 60-226L30-190A200 200 0 0 0-150-110Z", p.pale)) +
    `<g opacity=".85">${line("M-40 84C-30 10-10-40 40-90", p.accent, 5)}${fill(
      row(5, (i) => leaf(-36 + i * 13, 54 - i * 30, i % 2 ? -50 : 60, 52)),
      p.accent,
    )}</g>` +
    "</g>" +
    copies(plate, ["translate(-20 0)", "translate(-20 -20)", "translate(-20 -40)", "translate(-20 -60)"])
  )
}

const board = (p: Paint): string => {
  const outline =
    "M-46-350C-46-420-40-470 0-470C40-470 46-420 46-350C50-322 80-314 120-312C160-308 172-290 174-250L184 150C184 196 164 214 120 214H-120C-164 214-184 196-184 150L-174-250C-172-290-160-308-120-312C-80-314-50-322-46-350Z"
  return move(
    0,
    -214,
    p.shape(
      outline,
      p.cloth,
      line(
        row(9, (i) => `M${-170 + i * 42}-480C${-150 + i * 44}-200 ${-190 + i * 42} 0 ${-164 + i * 40} 220`),
        p.deep,
        4,
        0.28,
      ) +
        line(
          "M-60 40C-40-60 30-60 50 40C40 110-50 110-60 40ZM-34 36C-20-20 14-20 26 36C20 70-26 70-34 36Z",
          p.deep,
          4,
          0.3,
        ) +
        soft(
          fill("M100-320H200V220H110C160 60 140-160 100-320Z", p.deep, 0.35) +
            fill("M-170-300C-80-310-110 0-160 210H-190Z", p.pale, 0.4),
        ) +
        line("M-176 190Q-160 208-120 209H120Q176 208 181 150L172-250", p.deep, 8, 0.6),
    ) +
      dots([[0, -416]], 36, p.deep) +
      line("M0-416C-30-480 40-520 10-560C-30-500 30-470 0-416", p.accent, 7),
  )
}

const MILL =
  "M-66 4C-84 4-92-8-90-24C-76-90-50-130-50-190C-50-230-72-240-72-276C-72-300-60-306-52-312V-328C-76-344-88-372-88-400C-88-456-44-478 0-478C44-478 88-456 88-400C88-372 76-344 52-328V-312C60-306 72-300 72-276C72-240 50-230 50-190C50-130 76-90 90-24C92-8 84 4 66 4Z"
const mills = (p: Paint): string => {
  const shine =
    line("M-60-312H60M-90-34H90", "#000", 5, 0.28) +
    soft(
      fill(
        "M-60-420C-70-380-60-360-40-340L-36-220C-40-140-60-90-70-10H-48C-34-100-20-160-18-240C-24-330-30-400-20-450Z",
        "#fff",
        0.3,
      ),
    ) +
    dots([[0, -486]], 32, "#d7d3ca")
  const grain = line(
    row(5, (i) => `M${-70 + i * 34}-480C${-50 + i * 26}-300 ${-60 + i * 30}-100 ${-76 + i * 36} 10`),
    p.deep,
    4,
    0.2,
  )
  return (
    `<g transform="translate(-86 0)scale(1.06)">${p.shape(MILL, p.round, grain)}</g>` +
    `<g transform="translate(112 8)scale(.86)">${p.again(p.accentRound, 1)}</g>` +
    copies(shine, ["translate(112 8)scale(.86)", "translate(-86 0)scale(1.06)"])
  )
}

export const kitchen = {
  mug: {
    draw: mug,
    rest: "floor",
    foot: 180,
    bounds: [-170, -400, 240, 4],
    focus: [30, -230, 2],
    scene: "table",
    size: 0.95,
  },
  bottle: {
    draw: bottle,
    rest: "floor",
    foot: 130,
    bounds: [-126, -645, 126, 4],
    focus: [0, -420, 2],
    scene: "outdoors",
    size: 0.88,
  },
  teapot: {
    draw: teapot,
    rest: "floor",
    foot: 190,
    bounds: [-262, -410, 270, 4],
    focus: [60, -240, 2.1],
    scene: "table",
    size: 0.9,
  },
  carafe: {
    draw: carafe,
    rest: "floor",
    foot: 220,
    bounds: [-200, -590, 236, 20],
    focus: [20, -200, 2],
    scene: "table",
    size: 0.85,
  },
  bowls: {
    draw: bowls,
    rest: "floor",
    foot: 170,
    bounds: [-262, -430, 262, 4],
    focus: [-60, -230, 2],
    scene: "table",
    size: 0.85,
  },
  plates: {
    draw: plates,
    rest: "floor",
    foot: 260,
    bounds: [-275, -525, 290, 4],
    focus: [20, -200, 2],
    scene: "table",
    size: 0.85,
  },
  board: {
    draw: board,
    rest: "floor",
    foot: 180,
    bounds: [-186, -700, 186, 0],
    focus: [0, -460, 1.9],
    scene: "table",
    size: 0.72,
  },
  mills: {
    draw: mills,
    rest: "floor",
    foot: 200,
    bounds: [-190, -535, 200, 12],
    focus: [-50, -330, 2],
    scene: "table",
    size: 0.85,
  },
} as const satisfies Record<string, Thing>

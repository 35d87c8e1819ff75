import type { Paint } from "#mocks/seed/art/paint.ts"
import { both, box, dots, fill, line, oval, row, soft, ticks } from "#mocks/seed/art/svg.ts"
import type { Thing } from "./thing.ts"
import { buttons, folds } from "./tops.ts"

const raincoat = (p: Paint): string => {
  const sleeve = "M140-236C206-214 232-140 246-30C256 60 262 130 266 208L198 224C190 140 176 40 146-70Z"
  const crease = soft(fill("M146-92C160-30 190 120 196 250L222 250C210 100 190-40 160-120Z", p.deep, 0.55))
  const strap = fill("M180 172L280 152V176L182 196Z", p.deep, 0.35)
  return (
    both(p.shape(sleeve, p.base, crease + strap)) +
    p.again(p.deep, 0.2) +
    fill("M-92-240C-122-336-50-360 0-360C50-360 122-336 92-240L40-206H-40Z", p.dark) +
    fill("M-58-250C-70-316-30-330 0-330C30-330 70-316 58-250L0-206Z", p.deep) +
    oval(0, -262, 34, 26, p.accent, 0.55) +
    p.shape(
      "M-78-256C-44-218 44-218 78-256L156-232C164-180 160-120 162-60C170 80 178 190 186 316C70 336-70 336-186 316C-178 190-170 80-162-60C-160-120-164-180-156-232Z",
      p.cloth,
      folds(p) +
        soft(fill("M-120-200C-90-100-130 100-140 320H-110C-100 120-70-60-96-210Z", p.pale, 0.7)) +
        line("M-190-136C-80-118 80-118 190-136", p.deep, 3, 0.4),
    ) +
    both(fill("M-96-246C-112-306-92-338-58-350C-74-304-60-262-2-206L-16-184C-60-200-88-220-96-246Z", p.light)) +
    fill("M-17-210H17V324H-17Z", p.light) +
    line("M17-204V322", p.deep, 2.5, 0.5) +
    buttons(p, -170, 88, 6, 17) +
    both(
      fill("M-138 110L-52 118V158L-142 150Z", p.light) +
        line("M-138 110L-52 118V158L-142 150Z", p.deep, 2.5, 0.5) +
        dots([[-96, 140]], 12, p.accent),
    ) +
    line("M-34-206C-40-160-34-140-38-110M34-206C40-170 36-140 42-120", p.accent, 5)
  )
}

const vest = (p: Paint): string =>
  fill("M-74-300C-40-318 40-318 74-300L60-206H-60Z", p.deep) +
  p.shape(
    "M-78-262C-50-204 50-204 78-262L140-236C132-160 150-110 166-84C170 40 168 160 164 268C60 284-60 284-164 268C-168 160-170 40-166-84C-150-110-132-160-140-236Z",
    p.cloth,
    soft(line(`M-190-188${row(8, () => "q190 22 380 0m-380 58")}`, p.deep, 20, 0.45)) +
      line(`M-190-176${row(8, () => "q190 22 380 0m-380 58")}`, p.deep, 2.5, 0.7) +
      soft(fill("M-140-240C-100-100-150 100-136 290H-100C-90 100-60-80-96-240Z", p.pale, 0.6)) +
      soft(fill("M120-100C160 0 140 200 150 290H180V-100Z", p.deep, 0.6)),
  ) +
  fill("M-82-264C-52-196 52-196 82-264L74-300C50-240-50-240-74-300Z", p.light) +
  line("M-78-264C-52-198 52-198 78-264", p.deep, 2.5, 0.5) +
  line("M-140-236C-132-160-150-110-166-84M140-236C132-160 150-110 166-84", p.deep, 7, 0.55) +
  box(-13, -226, 26, 500, 4, p.dark) +
  buttons(p, -196, 74, 7, 18) +
  both(line("M-126 96L-74 150", p.deep, 9, 0.7) + line("M-126 92L-74 146", p.light, 3, 0.8))

const trousers = (p: Paint): string =>
  p.shape(
    "M-112-292H112C128-190 150-60 152 60C154 150 150 230 146 302L36 310C34 180 26 40 4-70H-4C-26 40-34 180-36 310L-146 302C-150 230-154 150-152 60C-150-60-128-190-112-292Z",
    p.cloth,
    soft(
      fill("M4-90C30 60 36 200 30 320H74C80 160 60-20 30-110Z", p.deep, 0.5) +
        fill("M-4-90C-20 40-36 200-36 320H-60C-60 160-40-20-24-110Z", p.deep, 0.3) +
        fill("M-100-250C-120-60-130 120-110 320H-84C-100 100-92-80-70-250Z", p.pale, 0.55) +
        fill("M130-150C150 0 140 200 140 310H160V-150Z", p.deep, 0.5),
    ) +
      line("M-90-244C-94-60-94 150-92 306M90-244C96-60 96 150 92 306", p.deep, 2, 0.3) +
      line("M-150 276L-36 284M36 284L150 276", p.deep, 2, 0.5, "5 5"),
  ) +
  fill("M-114-300H114L118-256H-118Z", p.light) +
  fill("M-104-300C-60-286 60-286 104-300Z", p.deep) +
  line("M-118-256H118", p.deep, 2, 0.5) +
  line("M0-256V-92M0-112C26-130 28-190 28-256", p.deep, 2.5, 0.5) +
  both(line("M-60-254C-66-214-96-200-126-196", p.deep, 2.5, 0.55) + box(-84, -304, 12, 56, 3, p.dark)) +
  oval(0, -278, 9, 9, p.accent)

const shorts = (p: Paint): string =>
  p.shape(
    "M-124-150H124C150-60 176 60 190 160L30 186C28 100 18 20 4-10H-4C-18 20-28 100-30 186L-190 160C-176 60-150-60-124-150Z",
    p.cloth,
    fill("M-200-160H200V200H-200Z", "url(#weave)") +
      soft(
        fill("M4-30C30 40 30 120 26 190H70C70 100 50 0 24-50Z", p.deep, 0.5) +
          fill("M-4-30C-20 20-30 120-30 190H-56C-54 100-44 10-24-50Z", p.deep, 0.3) +
          fill("M-110-110C-130-20-150 80-150 180H-110C-110 80-96-20-76-110Z", p.pale, 0.55) +
          fill("M140-80C166 20 176 100 180 180H210V-80Z", p.deep, 0.5),
      ) +
      line("M-188 140L-30 164M30 164L188 140", p.deep, 2, 0.5, "5 5"),
  ) +
  fill("M-126-162H126L132-112H-132Z", p.light) +
  ticks("M-126-137H128", p.deep, 46, "2 9", 0.35) +
  fill("M-112-162C-60-146 60-146 112-162Z", p.deep) +
  line("M-12-128C-30-80-28-60-34-26M12-128C26-90 22-60 32-10", p.accent, 6) +
  line("M-12-128C-40-140-40-100-8-122M12-128C40-140 40-100 8-122", p.accent, 5) +
  both(line("M-90-112C-92-60-120-50-148-48", p.deep, 2.5, 0.5))

export const layers = {
  raincoat: {
    draw: raincoat,
    rest: "flat",
    bounds: [-282, -360, 282, 332],
    focus: [0, -160, 1.9],
    scene: "rail",
    size: 0.96,
  },
  vest: {
    draw: vest,
    rest: "flat",
    bounds: [-170, -306, 170, 282],
    focus: [-30, -130, 2.1],
    scene: "rail",
    size: 1.05,
  },
  trousers: {
    draw: trousers,
    rest: "flat",
    bounds: [-152, -304, 152, 312],
    focus: [-20, -200, 2.2],
    scene: "rail",
    size: 1,
  },
  shorts: {
    draw: shorts,
    rest: "flat",
    bounds: [-190, -162, 190, 188],
    focus: [0, -70, 2.1],
    scene: "rail",
    size: 1.15,
  },
} as const satisfies Record<string, Thing>

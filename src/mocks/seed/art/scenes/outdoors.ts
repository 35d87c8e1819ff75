import { blend, box, fill, line } from "#mocks/seed/art/svg.ts"
import { hexOf, toneOf } from "#mocks/seed/art/tone.ts"
import { shadowAt } from "./props.ts"
import { placed, type Scene } from "./set.ts"

/** Hills behind water with a jetty in front, in six shades of one hue. */
export const outdoors: Scene = (set) => {
  const { stage, thing } = set
  const { h } = toneOf(stage.deep)
  const step = (l: number, c: number) => hexOf({ l, c, h: h + 20 })
  return (
    blend("sky", [step(0.9, 0.03), "#f8ead6"], "0 1") +
    fill("M0 0H800V640H0Z", "url(#sky)") +
    `<circle cx="560" cy="330" r="150" fill="url(#glow)"/><circle cx="560" cy="330" r="62" fill="#fdf3df"/>` +
    fill("M0 430C120 340 210 380 300 330C420 270 500 420 620 380C700 350 750 390 800 370V640H0Z", step(0.8, 0.04)) +
    fill("M0 520C140 440 240 500 360 450C480 410 600 520 800 440V640H0Z", step(0.68, 0.05)) +
    fill("M0 590C180 540 300 590 460 560C600 540 700 580 800 560V650H0Z", step(0.54, 0.05)) +
    blend("lake", [step(0.74, 0.045), step(0.86, 0.03)], "0 1") +
    fill("M0 630H800V1000H0Z", "url(#lake)") +
    line("M460 668H660M100 690H240M600 740H740", "#fff", 5, 0.55) +
    line("M640 790V1000M160 790V1000", "#6b4a35", 40) +
    box(-20, 800, 840, 64, 4, "#a67c57") +
    box(-20, 800, 840, 12, 4, "#d3ac80") +
    line("M230 804V860M560 804V860", "#6b4a35", 4, 0.5) +
    shadowAt(390, 822, (thing.foot ?? 150) * thing.size) +
    placed(set, 390, 826)
  )
}

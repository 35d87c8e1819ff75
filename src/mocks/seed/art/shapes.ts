import { darker, lighter } from "./color.ts"

/** Draws a thing in its colour, centred on a canvas of 480 by 600; the floor is at 500. */
export type Shape = (color: string) => string

const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`
const line = (d: string, color: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
const box = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`

const torso =
  "M150 180 Q190 150 205 150 Q240 180 275 150 Q290 150 330 180 L400 250 L355 300 L332 276 L332 480 L148 480 L148 276 L125 300 L80 250 Z"

export const shapes = {
  tee: (c) =>
    path(torso, c) +
    path("M148 276 L148 480 L186 480 Q160 380 165 250 Z", darker(c, 0.1)) +
    path("M205 150 Q240 180 275 150 Q268 190 240 192 Q212 190 205 150 Z", darker(c, 0.22)) +
    line("M205 150 Q240 196 275 150", darker(c, 0.3), 3),
  hoodie: (c) =>
    path("M150 190 Q240 130 330 190 L412 300 L372 372 L334 330 L334 486 L146 486 L146 330 L108 372 L68 300 Z", c) +
    path("M170 190 Q172 110 240 108 Q308 110 310 190 Q280 232 240 234 Q200 232 170 190 Z", darker(c, 0.12)) +
    path("M198 190 Q204 150 240 148 Q276 150 282 190 Q264 214 240 216 Q216 214 198 190 Z", darker(c, 0.4)) +
    path("M182 380 L298 380 L318 452 L162 452 Z", darker(c, 0.1)) +
    line("M222 222 L218 290", lighter(c, 0.6), 4) +
    line("M258 222 L262 290", lighter(c, 0.6), 4),
  jacket: (c) =>
    path("M152 176 Q240 150 328 176 L408 300 L366 352 L334 318 L334 486 L146 486 L146 318 L114 352 L72 300 Z", c) +
    path("M240 166 L240 486 L334 486 L334 318 L328 176 Q284 160 240 166 Z", darker(c, 0.08)) +
    path("M196 160 L240 250 L284 160 L262 152 L240 176 L218 152 Z", darker(c, 0.25)) +
    line("M240 250 L240 486", darker(c, 0.35), 3) +
    [290, 350, 410].map((y) => ellipse(252, y, 5, 5, darker(c, 0.5))).join("") +
    box(162, 388, 52, 10, 5, darker(c, 0.25)) +
    box(270, 388, 52, 10, 5, darker(c, 0.25)),
  trousers: (c) =>
    path("M168 150 L312 150 L330 490 L262 490 L240 260 L218 490 L150 490 Z", c) +
    path("M240 260 L262 490 L330 490 L312 150 L276 150 Z", darker(c, 0.08)) +
    box(166, 142, 148, 22, 6, darker(c, 0.2)) +
    line("M240 164 L240 250", darker(c, 0.3), 3),
  beanie: (c) =>
    path("M128 380 Q128 200 240 196 Q352 200 352 380 Z", c) +
    path("M250 196 Q352 210 352 380 L300 380 Q312 250 250 196 Z", darker(c, 0.1)) +
    box(112, 372, 256, 74, 18, darker(c, 0.14)) +
    Array.from({ length: 9 }, (_, i) => line(`M${136 + i * 26} 384 L${136 + i * 26} 434`, darker(c, 0.26), 3)).join(
      "",
    ) +
    ellipse(240, 190, 32, 30, lighter(c, 0.35)),
  scarf: (c) =>
    path("M150 190 Q240 130 330 190 Q350 250 300 270 Q240 250 180 270 Q130 250 150 190 Z", c) +
    path("M196 240 L250 252 L262 480 L190 480 Z", darker(c, 0.1)) +
    path("M250 248 L310 238 L330 440 L268 446 Z", darker(c, 0.2)) +
    [300, 340, 380, 420].map((y) => line(`M198 ${y} L254 ${y}`, lighter(c, 0.4), 5)).join(""),
  sneaker: (c) =>
    path("M92 400 Q100 330 150 316 L212 300 Q236 356 300 372 Q380 388 392 440 L392 456 L92 456 Z", c) +
    path("M84 448 L396 448 Q400 490 372 490 L108 490 Q84 488 84 448 Z", "#f6f4ef") +
    line("M170 322 L206 350 M194 312 L228 342 M156 344 L190 366", "#ffffff", 7) +
    path("M92 400 Q96 350 128 326 L140 400 Q130 430 92 432 Z", darker(c, 0.16)),
  bag: (c) =>
    path("M120 250 L360 250 L382 488 L98 488 Z", c) +
    path("M300 250 L360 250 L382 488 L312 488 Z", darker(c, 0.1)) +
    line("M178 250 Q178 140 240 140 Q302 140 302 250", darker(c, 0.25), 14) +
    box(176, 330, 128, 74, 8, darker(c, 0.12)),
  backpack: (c) =>
    path("M138 230 Q140 132 240 130 Q340 132 342 230 L352 470 Q350 490 330 490 L150 490 Q130 490 128 470 Z", c) +
    path("M290 140 Q340 160 342 230 L352 470 Q350 490 330 490 L300 490 Z", darker(c, 0.1)) +
    box(164, 340, 152, 116, 20, darker(c, 0.14)) +
    line("M176 372 L304 372", darker(c, 0.4), 5) +
    line("M206 132 Q206 100 240 100 Q274 100 274 132", darker(c, 0.3), 10) +
    line("M150 250 Q240 280 330 250", darker(c, 0.35), 5),
  mug: (c) =>
    line("M318 300 Q404 296 396 364 Q388 424 312 414", darker(c, 0.12), 24) +
    path("M130 260 L326 260 L312 470 Q308 490 286 490 L170 490 Q148 490 144 470 Z", c) +
    path("M280 260 L326 260 L312 470 Q308 490 286 490 L262 490 Z", darker(c, 0.1)) +
    ellipse(228, 260, 98, 22, darker(c, 0.24)) +
    ellipse(228, 264, 84, 15, "#5b3a29") +
    line("M196 214 Q184 190 200 168 M244 214 Q232 186 248 160", "#ffffff", 6),
  bottle: (c) =>
    box(204, 128, 72, 46, 10, darker(c, 0.4)) +
    path(
      "M196 186 Q198 172 214 172 L266 172 Q282 172 284 186 Q312 214 312 260 L312 468 Q312 490 290 490 L190 490 Q168 490 168 468 L168 260 Q168 214 196 186 Z",
      c,
    ) +
    path("M268 172 Q282 172 284 186 Q312 214 312 260 L312 468 Q312 490 290 490 L268 490 Z", darker(c, 0.12)) +
    line("M190 270 L190 440", lighter(c, 0.45), 8),
  bowl: (c) =>
    path("M92 330 L388 330 Q384 470 280 488 L200 488 Q96 470 92 330 Z", c) +
    path("M300 330 L388 330 Q384 470 280 488 L250 488 Q310 440 300 330 Z", darker(c, 0.1)) +
    ellipse(240, 330, 148, 34, darker(c, 0.2)) +
    ellipse(240, 334, 128, 25, lighter(c, 0.3)),
  vase: (c) =>
    line("M226 200 Q206 130 168 108 M244 200 Q250 110 240 74 M262 200 Q286 140 318 120", "#6f8a63", 6) +
    ellipse(160, 100, 26, 15, "#8fae7e") +
    ellipse(240, 64, 17, 28, "#7f9f70") +
    ellipse(326, 114, 26, 15, "#8fae7e") +
    path(
      "M206 196 L274 196 Q270 240 300 286 Q350 380 300 470 Q290 490 266 490 L214 490 Q190 490 180 470 Q130 380 180 286 Q210 240 206 196 Z",
      c,
    ) +
    path(
      "M262 196 L274 196 Q270 240 300 286 Q350 380 300 470 Q290 490 266 490 L246 490 Q310 380 262 196 Z",
      darker(c, 0.12),
    ) +
    line("M174 350 Q172 400 190 440", lighter(c, 0.5), 8),
  candle: (c) =>
    path("M240 150 Q270 200 240 226 Q210 200 240 150 Z", "#f2b544") +
    path("M240 180 Q254 206 240 222 Q226 206 240 180 Z", "#fdeaa8") +
    line("M240 222 L240 262", "#4a4038", 4) +
    box(158, 256, 164, 234, 18, c) +
    path("M270 256 L304 256 Q322 256 322 274 L322 472 Q322 490 304 490 L270 490 Z", darker(c, 0.1)) +
    ellipse(240, 264, 76, 14, lighter(c, 0.5)) +
    box(178, 356, 124, 66, 6, lighter(c, 0.75)),
  lamp: (c) =>
    ellipse(240, 488, 92, 16, darker(c, 0.5)) +
    box(232, 300, 16, 186, 6, darker(c, 0.45)) +
    path("M176 140 L304 140 L352 310 L128 310 Z", c) +
    path("M270 140 L304 140 L352 310 L290 310 Z", darker(c, 0.1)) +
    ellipse(240, 310, 112, 20, lighter(c, 0.75)) +
    path("M132 316 L348 316 L420 480 L60 480 Z", "#fff4cf", 'opacity="0.35"'),
  chair: (c) =>
    line("M156 360 L136 490 M324 360 L344 490 M178 360 L170 470 M302 360 L310 470", "#8a6744", 13) +
    path("M150 150 Q240 128 330 150 L318 330 L162 330 Z", c) +
    path("M290 140 L330 150 L318 330 L282 330 Z", darker(c, 0.1)) +
    path("M132 326 L348 326 L360 368 Q240 392 120 368 Z", darker(c, 0.14)),
  cushion: (c) =>
    path("M104 210 Q240 238 376 210 Q352 346 376 482 Q240 456 104 482 Q128 346 104 210 Z", c) +
    path("M330 218 L376 210 Q352 346 376 482 L326 470 Q310 346 330 218 Z", darker(c, 0.1)) +
    line("M160 262 Q240 280 320 262 M160 346 L320 346 M160 430 Q240 414 320 430", lighter(c, 0.4), 7),
  blanket: (c) =>
    path("M96 260 Q240 220 384 260 L384 330 Q240 292 96 330 Z", lighter(c, 0.12)) +
    path("M96 330 Q240 292 384 330 L384 400 Q240 362 96 400 Z", c) +
    path("M96 400 Q240 362 384 400 L384 486 Q240 470 96 486 Z", darker(c, 0.12)) +
    Array.from({ length: 13 }, (_, i) => line(`M${104 + i * 23} 488 L${104 + i * 23} 508`, darker(c, 0.2), 5)).join(""),
  notebook: (c) =>
    box(128, 150, 224, 336, 14, c) +
    box(128, 150, 40, 336, 14, darker(c, 0.16)) +
    box(342, 164, 12, 310, 4, "#f4efe4") +
    box(200, 220, 118, 62, 6, lighter(c, 0.75)) +
    line("M218 244 L300 244 M218 262 L276 262", darker(c, 0.3), 4) +
    box(300, 150, 10, 336, 0, darker(c, 0.4)),
  clock: (c) =>
    ellipse(240, 320, 168, 168, c) +
    ellipse(240, 320, 142, 142, "#fbf9f4") +
    [0, 90, 180, 270]
      .map(
        (a) => `<rect x="236" y="190" width="8" height="22" rx="4" fill="#4a4550" transform="rotate(${a} 240 320)"/>`,
      )
      .join("") +
    line("M240 320 L240 232", "#2f2c36", 9) +
    line("M240 320 L306 356", "#2f2c36", 9) +
    ellipse(240, 320, 11, 11, darker(c, 0.2)),
  plantpot: (c) =>
    path("M240 330 Q150 300 140 180 Q230 200 240 330 Z", "#6f9a6b") +
    path("M240 330 Q330 290 344 170 Q250 196 240 330 Z", "#5d8a5f") +
    path("M240 330 Q212 220 240 120 Q268 220 240 330 Z", "#82ab78") +
    path("M148 320 L332 320 L312 478 Q310 490 296 490 L184 490 Q170 490 168 478 Z", c) +
    path("M280 320 L332 320 L312 478 Q310 490 296 490 L268 490 Z", darker(c, 0.1)) +
    box(136, 304, 208, 34, 10, darker(c, 0.08)),
  umbrella: (c) =>
    path(
      "M80 300 Q90 140 240 132 Q390 140 400 300 Q360 270 320 300 Q280 270 240 300 Q200 270 160 300 Q120 270 80 300 Z",
      c,
    ) +
    path("M240 132 Q390 140 400 300 Q360 270 320 300 Q310 190 240 132 Z", darker(c, 0.1)) +
    line("M240 292 L240 462 Q240 492 212 490 Q190 486 192 464", "#6b5138", 10),
  board: (c) =>
    box(140, 190, 200, 296, 34, c) +
    path("M216 196 L216 132 Q216 108 240 108 Q264 108 264 132 L264 196 Z", c) +
    ellipse(240, 138, 11, 11, darker(c, 0.5)) +
    line("M176 240 Q196 340 180 460 M226 220 Q246 340 230 474 M284 224 Q270 340 296 462", darker(c, 0.14), 5),
  headphones: (c) =>
    line("M128 360 Q120 160 240 156 Q360 160 352 360", darker(c, 0.25), 26) +
    box(92, 330, 78, 136, 34, c) +
    box(310, 330, 78, 136, 34, c) +
    box(146, 344, 30, 108, 15, darker(c, 0.45)) +
    box(304, 344, 30, 108, 15, darker(c, 0.45)),
} as const satisfies Record<string, Shape>

export type ArtKind = keyof typeof shapes

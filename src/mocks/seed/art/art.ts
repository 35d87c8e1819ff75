import { lighter, mix } from "./color.ts"
import { type ArtKind, shapes } from "./shapes.ts"

export type { ArtKind } from "./shapes.ts"
/** `front` on a plain ground, `detail` close up, `scene` in a room. */
export type View = "front" | "detail" | "scene"

const ground = (from: string, to: string): string =>
  `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="480" height="600" fill="url(#g)"/>`
const shadow = '<ellipse cx="240" cy="500" rx="158" ry="17" fill="#1c1a22" opacity=".13"/>'

/** A product's picture as SVG, always the same for the same things; 480 by 600. */
export function productArt(kind: ArtKind, color: string, view: View = "front"): string {
  const thing = shapes[kind](color)
  const pale = mix(lighter(color, 0.86), "#f3f1ec", 0.55)
  const drawn = {
    front: `${ground(lighter(pale, 0.45), pale)}${shadow}${thing}`,
    detail: `${ground(pale, mix(pale, color, 0.14))}<g transform="translate(-170 -210) scale(1.7)">${thing}</g>`,
    scene: `${ground("#efe9df", "#e4dbcd")}<rect y="470" width="480" height="130" fill="#d3c4ae"/><path d="M40 70h120v150H40z" fill="#f8f4ec"/><path d="M52 82h96v126H52z" fill="${lighter(color, 0.62)}"/><circle cx="100" cy="140" r="26" fill="${lighter(color, 0.3)}"/>${shadow}<g transform="translate(72 112) scale(.8)">${thing}</g>`,
  }[view]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600">${drawn}</svg>`
}

/** A wide picture of several things together: for categories and the shop window. */
export function groupArt(things: readonly (readonly [ArtKind, string])[], tint: string): string {
  const step = 800 / (things.length + 1)
  const drawn = things
    .map(
      ([kind, color], i) =>
        `<g transform="translate(${step * (i + 1) - 168} 92) scale(.7)">${shadow}${shapes[kind](color)}</g>`,
    )
    .join("")
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${lighter(tint, 0.8)}"/><stop offset="1" stop-color="${lighter(tint, 0.6)}"/></linearGradient></defs><rect width="800" height="600" fill="url(#g)"/><rect y="440" width="800" height="160" fill="${lighter(tint, 0.5)}"/>${drawn}</svg>`
}

/** As an address that needs no network; only what an attribute cannot hold is escaped. */
export const toDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#<>"{}]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`)}`

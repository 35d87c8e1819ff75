/** Drawing primitives. Their names are short because every line of a drawing uses them. */
const veil = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : "")

export const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${veil(opacity)}/>`

export const line = (d: string, color: string, width: number, opacity = 1, dash = ""): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${
    dash && ` stroke-dasharray="${dash}"`
  }${veil(opacity)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, color: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${veil(opacity)}/>`

export const box = (x: number, y: number, w: number, h: number, r: number, color: string, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${color}"${veil(opacity)}/>`

export const move = (x: number, y: number, content: string, more = ""): string =>
  `<g transform="translate(${x} ${y})"${more && ` ${more}`}>${content}</g>`

/** Returns an id that depends only on the content. */
const nameOf = (content: string): string => {
  let sum = 7
  for (let i = 0; i < content.length; i++) sum = (sum * 31 + content.charCodeAt(i)) % 46_656
  return `m${sum.toString(36)}`
}
/** Draws the content on the left and mirrored on the right; `shaded` covers only the right one. */
export const both = (content: string, shaded = ""): string => {
  const name = nameOf(content)
  return `<g id="${name}">${content}</g>${shaded}<use href="#${name}" transform="scale(-1 1)"/>`
}

/** Repeats the content with each transform, the first one at the bottom. */
export const copies = (content: string, [first, ...others]: readonly string[]): string => {
  const name = nameOf(content)
  return `<g transform="${first}"><g id="${name}">${content}</g></g>${others.map((to) => `<use href="#${name}" transform="${to}"/>`).join("")}`
}

/** Draws round dots in one stroke. */
export const dots = (
  places: readonly (readonly [x: number, y: number])[],
  size: number,
  color: string,
  opacity = 1,
): string => line(places.map(([x, y]) => `M${x} ${y}h0`).join(""), color, size, opacity)

/**
 * Draws short strokes across a line (ribs, fringes, teeth). `size` is their length, `dash` their width and distance.
 */
export const ticks = (d: string, color: string, size: number, dash: string, opacity = 1): string =>
  line(d, color, size, opacity, dash).replace("<path", '<path stroke-linecap="butt"')

/** Blurs the content, for folds and shadows. The filter is defined in the picture's frame. */
export const soft = (content: string): string => `<g filter="url(#soft)">${content}</g>`

/** Repeats a drawing `count` times. */
export const row = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("")

const stops = (colors: readonly string[]): string =>
  colors
    .map(
      (color, i) =>
        `<stop${i ? ` offset="${Math.round((i / (colors.length - 1)) * 100) / 100}"` : ""} stop-color="${color}"/>`,
    )
    .join("")
/** Defines a linear gradient, left to right by default; `to` sets another direction ("0 1" is downward). */
export const blend = (id: string, colors: readonly string[], to = "1 0"): string => {
  const [x, y] = to.split(" ")
  return `<linearGradient id="${id}" x2="${x}" y2="${y}">${stops(colors)}</linearGradient>`
}

/** Returns the outline of a leaf growing from x, y; 0 degrees is upward. Several outlines form one path. */
export const leaf = (x: number, y: number, turn: number, length: number): string => {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const at = (across: number, along: number) =>
    `${Math.round(length * (across * cos + along * sin))} ${Math.round(length * (across * sin - along * cos))}`
  return `M${x} ${y}c${at(0.24, 0.3)} ${at(0.22, 0.7)} ${at(0, 1)}c${at(-0.22, -0.3)} ${at(-0.24, -0.7)} ${at(0, -1)}`
}

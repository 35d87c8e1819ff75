import { categoryArt } from "./art/category-art.ts"
import { type Angle, productArt } from "./art/product-art.ts"
import { type ArtKind, things } from "./art/things.ts"
import { collections, mainCategories } from "./content/categories.ts"
import { type Color, colors } from "./content/product.ts"

/** Path of the product images. They aren't stored but drawn on request. */
export const PICTURES = "/static/pictures/"

export const productPicture = (base: string, kind: ArtKind, color: Color, accent: Color, angle: Angle): string =>
  `${base}${PICTURES}${`${kind}-${color}-${accent}-${angle}`.toLowerCase()}.svg`
export const categoryPicture = (base: string, handle: string): string => `${base}${PICTURES}shelf.${handle}.svg`

const colorOf = new Map(Object.entries(colors).map(([name, hex]) => [name.toLowerCase(), hex]))
const isAngle = (text: string): text is Angle => text === "front" || text === "detail" || text === "scene"

type Scenery = Pick<(typeof collections)[number], "tint" | "things">
const scenery = new Map<string, Scenery>()
for (const category of mainCategories) scenery.set(`shelf.${category.handle}`, category)
for (const one of collections) scenery.set(`shelf.${one.title.toLowerCase()}`, one)

function draw(name: string): string | undefined {
  const category = scenery.get(name)
  if (category) return categoryArt(category.things, category.tint)
  const [kind = "", first = "", second = "", angle = "", ...rest] = name.split("-")
  const [color, accent] = [colorOf.get(first), colorOf.get(second)]
  if (!Object.hasOwn(things, kind) || !color || !accent || !isAngle(angle) || rest.length > 0) return undefined
  return productArt({ kind: kind as ArtKind, color, accent, angle })
}

/** Draws the image for a path; undefined for other paths. The image never changes and can be cached forever. */
export function pictureAt(path: string): Response | undefined {
  if (!path.startsWith(PICTURES) || !path.endsWith(".svg")) return undefined
  const svg = draw(path.slice(PICTURES.length, -".svg".length))
  if (svg === undefined) return undefined
  return new Response(svg, {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=31536000, immutable" },
  })
}

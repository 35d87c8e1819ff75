import type { ImageValue } from "./product-values.ts"

/** The images with the one at `from` moved to `to`. */
export function moved(images: readonly ImageValue[], from: number, to: number): ImageValue[] {
  const rest = images.filter((_, index) => index !== from)
  const image = images[from]
  return image ? [...rest.slice(0, to), image, ...rest.slice(to)] : [...images]
}

/** The images without one of them. If it was the thumbnail, the first remaining image is. */
export function without(images: readonly ImageValue[], index: number, thumbnail: string | null) {
  const rest = images.filter((_, at) => at !== index)
  const isKept = rest.some(({ url }) => url === thumbnail)
  return { images: rest, thumbnail: isKept ? thumbnail : (rest[0]?.url ?? null) }
}

import type { ImageValue } from "./product-values.ts"

/** Types that browsers show everywhere. */
export const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif", "image/svg+xml"]

/** The largest image that is accepted, in bytes: more would slow down the store's pages. */
export const MAX_BYTES = 10 * 1024 * 1024

export type FileProblem = "type" | "size" | "empty"

/** Why a file can't be uploaded as an image. */
export function fileProblem({ type, size }: Pick<File, "type" | "size">): FileProblem | undefined {
  if (!imageTypes.includes(type)) return "type"
  if (size === 0) return "empty"
  return size > MAX_BYTES ? "size" : undefined
}

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

import { cx } from "./cx.ts"
import { Photo } from "./photo.tsx"

interface PictureProps {
  src: string | null | undefined
  /** Description of the image; empty if its name is written beside it. */
  alt: string
  ratio?: "square" | "4/5" | "3/2" | "16/9"
  /** Loads immediately with high priority: for images visible when the page opens. */
  eager?: boolean
  /** `cover` fills the box, `contain` shows the entire image. */
  fit?: "cover" | "contain"
  rounded?: "md" | "lg" | "xl" | "none"
}

const ratios = { square: "aspect-square", "4/5": "aspect-4/5", "3/2": "aspect-3/2", "16/9": "aspect-video" }
const radii = { md: "rounded-md", lg: "rounded-lg", xl: "rounded-xl", none: "" }

/** Reserves its space before it has loaded to avoid layout shifts, and also without an image. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = "square", eager = false, fit = "cover", rounded = "lg" } = props
  return (
    <span className={cx("relative block w-full overflow-hidden bg-sunken", ratios[ratio], radii[rounded])}>
      <Photo
        src={src}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className={cx("absolute inset-0 size-full", fit === "cover" ? "object-cover" : "object-contain")}
      />
    </span>
  )
}

import { cx } from "./cx.ts"
import { Photo } from "./photo.tsx"

interface PictureProps {
  src: string | null | undefined
  /** What it shows; empty where its name stands beside it. */
  alt: string
  ratio?: "square" | "4/5" | "3/2" | "16/9"
  /** Loaded at once and first: the pictures that are in sight when the page opens. */
  eager?: boolean
  /** `cover` fills the box, `contain` shows all of it. */
  fit?: "cover" | "contain"
  rounded?: "md" | "lg" | "xl" | "none"
}

const ratios = { square: "aspect-square", "4/5": "aspect-4/5", "3/2": "aspect-3/2", "16/9": "aspect-video" }
const radii = { md: "rounded-md", lg: "rounded-lg", xl: "rounded-xl", none: "" }

/** Keeps its box before it has loaded, so that nothing jumps, and where there is nothing to load. */
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

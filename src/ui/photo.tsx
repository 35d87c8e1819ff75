import { type ImgHTMLAttributes, useState } from "react"
import { settings } from "#lib/config.ts"
import { srcSetOf } from "#lib/src-set.ts"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"

interface PhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt" | "srcSet"> {
  src: string | null | undefined
  /** Description of the image; empty if its name is written beside it. */
  alt: string
}

/**
 * An image that fills its box; shows a placeholder without a URL or if loading fails. With `sizes`, and a host that
 * resizes images (`VITE_IMAGE_URL`), the browser loads the width that it needs; if that fails, the original.
 */
export function Photo({ src, alt, className, sizes, ...image }: PhotoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const srcSet = src && sizes && broken !== srcSetKey(src) ? srcSetOf(src, settings().VITE_IMAGE_URL) : undefined
  if (src && broken !== src) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveElementInteractions: only replaces an image that couldn't be loaded
      <img
        {...image}
        {...(srcSet && { srcSet, sizes })}
        src={src}
        alt={alt}
        onError={() => setBroken(srcSet ? srcSetKey(src) : src)}
        className={className}
      />
    )
  }
  return (
    <span
      className={cx("grid place-items-center bg-sunken text-faint", className)}
      {...(alt ? { role: "img", "aria-label": alt } : {})}
    >
      <Icon name="image" size={20} />
    </span>
  )
}

/** Says in the state that only the resized images of a URL are broken. */
const srcSetKey = (src: string) => `srcset ${src}`

import { type ImgHTMLAttributes, useState } from "react"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"

interface PhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt"> {
  src: string | null | undefined
  /** Description of the image; empty if its name is written beside it. */
  alt: string
}

/** An image that fills its box; shows a placeholder without a URL or if loading fails. */
export function Photo({ src, alt, className, ...image }: PhotoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src && broken !== src) {
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: only replaces an image that couldn't be loaded
    return <img {...image} src={src} alt={alt} onError={() => setBroken(src)} className={className} />
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

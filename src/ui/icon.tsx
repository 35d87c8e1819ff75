import { cx } from "./cx.ts"
import { type IconName, iconPaths } from "./icon-paths.ts"

export type { IconName } from "./icon-paths.ts"

interface IconProps {
  name: IconName
  /** Edge length in pixels. */
  size?: 14 | 16 | 20 | 24 | 32
  className?: string | undefined
}

/** A decorative icon, hidden from screen readers; an icon without text needs a label on its button. */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size >= 24 ? 1.5 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx("shrink-0", className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

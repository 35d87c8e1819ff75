import { type ReactNode, useEffect, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"
import { IconButton } from "./icon-button.tsx"
import { type Tone, toneIcon, toneSoft, toneText } from "./tone.ts"
import { useFocusHandover } from "./use-focus-handover.ts"

interface BannerProps {
  tone?: Tone | undefined
  /** What happened, in one sentence. */
  title: string
  /** What is unaffected, and what to do next. */
  children?: ReactNode
  /** A small `Button` or `LinkButton` for the next step. */
  action?: ReactNode
  onDismiss?: (() => void) | undefined
  /** Announces the banner when it appears: for the result of an action, not for initial content. */
  announce?: boolean | undefined
}

/** An inline message that needs attention before continuing. */
export function Banner({ tone = "progress", title, children, action, onDismiss, announce = false }: BannerProps) {
  const t = useTranslations("ui")
  const box = useRef<HTMLDivElement>(null)
  useFocusHandover(box)
  // Scroll to it, because the button that caused it may be far away.
  useEffect(() => {
    if (announce) box.current?.scrollIntoView?.({ block: "nearest" })
  }, [announce])
  return (
    <div
      ref={box}
      {...(announce ? { role: tone === "refused" ? "alert" : "status" } : {})}
      className={cx(
        "flex scroll-my-32 gap-3 rounded-lg p-3 pl-4 text-sm",
        !children && "sm:items-center",
        toneSoft[tone],
      )}
    >
      <Icon name={tone === "waiting" ? "alert" : toneIcon[tone]} size={20} className={toneText[tone]} />
      <div
        className={cx("grid min-w-0 flex-1 gap-x-4 gap-y-2 sm:flex", children ? "sm:items-start" : "sm:items-center")}
      >
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className={cx("font-semibold", toneText[tone])}>{title}</p>
          {children && <div className="text-ink">{children}</div>}
        </div>
        {action && <div className="flex shrink-0 flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss && <IconButton icon="close" size="sm" label={t("dismiss")} onClick={onDismiss} />}
    </div>
  )
}

import { type ReactNode, useEffect, useId, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "#ui/cx.ts"
import { IconButton } from "#ui/icon-button.tsx"

/** Props of every chat service's panel. */
export interface ChatPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Non-modal chat window: takes the focus when it opens, and Escape closes it. */
export function ChatFrame({ open, onClose, children }: ChatPanelProps & { children: ReactNode }) {
  const t = useTranslations("chat")
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!open) return
    const first = frame.current?.querySelector<HTMLElement>("[data-first]") ?? frame.current?.querySelector("button")
    first?.focus()
  }, [open])
  useEffect(() => {
    const node = frame.current
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose()
    }
    node?.addEventListener("keydown", close)
    return () => node?.removeEventListener("keydown", close)
  }, [onClose])
  return (
    <section
      ref={frame}
      role="dialog"
      aria-labelledby={titleId}
      hidden={!open}
      className={cx(
        open ? "flex" : "hidden",
        "fixed inset-x-2 bottom-2 z-40 max-h-[min(36rem,calc(100dvh-5rem))] flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-lg sm:inset-x-auto sm:right-4 sm:w-96 lg:bottom-6",
      )}
    >
      <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
        <h2 id={titleId} className="font-semibold">
          {t("title")}
        </h2>
        <IconButton icon="close" label={t("close")} onClick={onClose} />
      </header>
      {children}
    </section>
  )
}

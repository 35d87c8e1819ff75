import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react"
import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import { IconButton } from "./icon-button.tsx"

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  /** Navigation opens from the left, details and the cart from the right. */
  side?: "left" | "right"
  size?: "sm" | "md" | "lg"
  children: ReactNode
  /** `IconButton`s before the close button. */
  actions?: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
}

const widths = { sm: "max-w-xs", md: "max-w-md", lg: "max-w-2xl" }

/** A panel from the side. Imports Headless UI's dialog: load it with `late()` on a store's first page. */
export function Drawer({ open, onClose, title, side = "right", size = "md", children, actions, footer }: DrawerProps) {
  const t = useTranslations("ui")
  return (
    <Dialog open={open} onClose={onClose} className="fixed inset-0 z-40">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-150 data-closed:opacity-0"
      />
      <DialogPanel
        transition
        className={cx(
          "fixed inset-y-0 flex w-[calc(100%-3rem)] flex-col overflow-y-auto overscroll-contain bg-raised shadow-lg transition-transform duration-180",
          widths[size],
          side === "left"
            ? "left-0 motion-safe:data-closed:-translate-x-full"
            : "right-0 motion-safe:data-closed:translate-x-full",
        )}
      >
        <header className="flex items-center justify-between gap-x-4 border-b border-line py-3 pr-3 pl-5">
          <DialogTitle className="min-w-0 text-base font-semibold">{title}</DialogTitle>
          <span className="flex shrink-0 items-center gap-1">
            {actions}
            <IconButton icon="close" label={t("close")} onClick={onClose} />
          </span>
        </header>
        {/* Where the footer is high, as with large text, the whole panel scrolls. */}
        <div className="min-h-48 flex-1 overflow-y-auto p-5">{children}</div>
        {footer && (
          <footer className="border-t border-line p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">{footer}</footer>
        )}
      </DialogPanel>
    </Dialog>
  )
}

import {
  Description,
  DialogBackdrop,
  DialogTitle,
  Dialog as HeadlessDialog,
  DialogPanel as HeadlessPanel,
} from "@headlessui/react"
import { type FormEvent, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import type { DialogProps } from "./dialog-types.ts"
import { FocusBack } from "./focus-back.tsx"
import { IconButton } from "./icon-button.tsx"
import { leadToRefusedDraft } from "./refused-draft.ts"
import { useSubmitDialog } from "./shortcut.ts"
import { useFocusInside } from "./use-focus-inside.ts"

const stay = () => undefined
const widths = { sm: "sm:max-w-md", md: "sm:max-w-lg", lg: "sm:max-w-3xl" }

/** The dialog itself, with the library for it. */
export function DialogPanel({
  open,
  onClose,
  title,
  description,
  size = "md",
  children,
  footer,
  onSubmit,
}: DialogProps) {
  const t = useTranslations("ui")
  const panel = useRef<HTMLDivElement>(null)
  const opener = useFocusInside(panel, open)
  useSubmitDialog(panel, open)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (leadToRefusedDraft(panel.current ?? undefined)) return
    onSubmit?.(event)
    // Fields that their form doesn't focus itself, such as amounts.
    requestAnimationFrame(() => {
      if (document.activeElement?.ariaInvalid !== "true")
        panel.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
    })
  }
  const body = (
    <>
      <FocusBack to={opener} />
      <header className="grid grid-cols-[minmax(0,1fr)] gap-1 p-5 pr-16 pb-0">
        <DialogTitle className="text-lg/6 font-semibold text-balance wrap-anywhere">{title}</DialogTitle>
        {description && (
          <Description as="div" className="text-sm text-muted">
            {description}
          </Description>
        )}
      </header>
      {children && <div className="min-h-0 overflow-y-auto overscroll-contain p-5">{children}</div>}
      {footer && (
        <footer
          className={cx(
            "flex flex-col-reverse gap-2 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:items-center sm:justify-end",
            !children && "pt-5",
          )}
        >
          {footer}
        </footer>
      )}
      {/* Last, so that the content comes first in the tab order. */}
      {onClose && (
        <span className="absolute top-3.5 right-3.5">
          <IconButton icon="close" size="sm" label={t("close")} onClick={onClose} />
        </span>
      )}
    </>
  )
  return (
    <HeadlessDialog open={open} onClose={onClose ?? stay} className="fixed inset-0 z-50 text-sm">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-150 data-closed:opacity-0"
      />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-4">
        <HeadlessPanel
          ref={panel}
          transition
          className={cx(
            "relative w-full rounded-t-xl bg-raised shadow-lg transition duration-150 data-closed:opacity-0 motion-safe:data-closed:translate-y-4 sm:rounded-xl",
            widths[size],
          )}
        >
          {onSubmit ? (
            <form onSubmit={submit} noValidate className="flex max-h-[85dvh] flex-col gap-0">
              {body}
            </form>
          ) : (
            <div className="flex max-h-[85dvh] flex-col">{body}</div>
          )}
        </HeadlessPanel>
      </div>
    </HeadlessDialog>
  )
}

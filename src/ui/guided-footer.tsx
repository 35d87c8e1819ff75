import { type ReactNode, type RefObject, useId, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button, type ButtonProps } from "./button.tsx"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"
import { KeyHint } from "./key-hint.tsx"
import { leadToRefusedDraft } from "./refused-draft.ts"
import { useKeyNames, useShortcut } from "./shortcut.ts"
import { useBottomBar } from "./use-bottom-bar.ts"
import { useMediaQuery } from "./use-media-query.ts"

export interface GuidedFooterProps {
  /** Called on Escape, unless that closes the details on a small screen; leaves the flow. */
  onExit?: (() => void) | undefined
  /** Totals: before, now, paid and due. At the right, or collapsed above the primary button on small screens. */
  aside?: ReactNode
  /** The line of the totals that is always visible on small screens: "Balance due €12.00". On a phone it is narrow. */
  asideLine?: ReactNode
  /** The next action; its label names it, and `disabledReason` says why it isn't available yet. */
  primary?:
    | (Pick<ButtonProps, "onClick" | "busy" | "disabledReason" | "icon" | "type"> & {
        label: string
        variant?: "primary" | "danger"
        form?: string
      })
    | undefined
  /** Back, or another secondary action. */
  secondary?: ReactNode
  /** The consequence of the primary action. */
  consequence?: ReactNode
}

/** The bar with the primary action of a guided flow; on small screens its details open above it. */
export function GuidedFooter(props: GuidedFooterProps & { reasonId: string }) {
  const { aside, asideLine, primary, secondary, consequence, onExit, reasonId } = props
  const t = useTranslations("ui.guided")
  const isPhone = useMediaQuery("(width < 40rem)")
  const isNarrow = useMediaQuery("(width < 80rem)")
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const toggleButton = useRef<HTMLButtonElement>(null)
  const bar = useBottomBar<HTMLElement>()
  // Click, so that a disabled button shows its reason.
  useShortcut({ key: "Enter", command: true }, () => button.current?.click())
  const reason = primary?.disabledReason
  const hasDetails = Boolean(aside || (isPhone && (secondary || consequence)))
  const closeDetails = () => {
    setIsOpen(false)
    toggleButton.current?.focus()
  }
  useShortcut({ key: "Escape" }, isNarrow && hasDetails && isOpen ? closeDetails : onExit)
  const confirm = primary && <Primary {...primary} button={button} reasonId={reasonId} />
  const toggle = hasDetails && (
    <button
      ref={toggleButton}
      type="button"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={() => setIsOpen(!isOpen)}
      className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm text-left max-sm:w-auto max-sm:min-w-24 xl:hidden"
    >
      <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3">{asideLine ?? t("details")}</span>
      <Icon name="chevronUp" className={cx("text-muted transition-transform", isOpen && "rotate-180")} />
    </button>
  )
  return (
    <footer ref={bar} className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      {hasDetails && isOpen && (
        <div
          id={panelId}
          className="grid max-h-[50dvh] gap-4 overflow-y-auto border-b border-line p-4 sm:px-6 xl:hidden"
        >
          {aside}
          {isPhone && consequence && <div className="text-muted">{consequence}</div>}
          {isPhone && secondary && <div className="flex flex-wrap gap-2">{secondary}</div>}
        </div>
      )}
      {isPhone ? (
        <div className="grid gap-0.5 px-4 py-1.5">
          {/* One line, so that the bar stays low; the details show all of it. */}
          <p id={reasonId} className="truncate text-xs text-muted **:inline">
            {reason ?? consequence}
          </p>
          <div className="flex items-center gap-3">
            {toggle}
            {confirm}
          </div>
        </div>
      ) : (
        <>
          {toggle && <div className="border-b border-line px-6 xl:hidden">{toggle}</div>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3">
            {consequence && <div className="min-w-0 flex-1 basis-64 text-muted">{consequence}</div>}
            {reason && (
              <p id={reasonId} className="ml-auto text-xs text-muted">
                {reason}
              </p>
            )}
            <div className={cx("flex items-center gap-2", !reason && "ml-auto")}>
              {secondary}
              {confirm}
            </div>
          </div>
        </>
      )}
    </footer>
  )
}

interface PrimaryProps extends NonNullable<GuidedFooterProps["primary"]> {
  button: RefObject<HTMLButtonElement | null>
  /** The element with the reason why the button is disabled. */
  reasonId: string
}

/** The primary button; it leads to an input whose text isn't valid instead. */
function Primary({ label, variant = "primary", button, reasonId, onClick, ...rest }: PrimaryProps) {
  const keys = useKeyNames()
  return (
    <span className="flex min-w-0 items-center gap-2 max-sm:grid max-sm:flex-1">
      <Button
        ref={button}
        variant={variant}
        data-primary=""
        aria-keyshortcuts="Control+Enter"
        // A tooltip would cover the amounts above the button.
        reasonShown="elsewhere"
        {...(rest.disabledReason ? { "aria-describedby": reasonId } : {})}
        {...rest}
        onClick={(event) => {
          if (leadToRefusedDraft()) event.preventDefault()
          else onClick?.(event)
        }}
      >
        {label}
      </Button>
      <KeyHint>{`${keys.command} ${keys.enter}`}</KeyHint>
    </span>
  )
}

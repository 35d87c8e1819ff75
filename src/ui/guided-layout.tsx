import { createContext, type ReactNode, type RefObject, use, useId, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button, type ButtonProps } from "./button.tsx"
import { cx } from "./cx.ts"
import { DocumentTitle } from "./document-title.tsx"
import { Icon } from "./icon.tsx"
import { Kbd } from "./kbd.tsx"
import { leadToRefusedDraft } from "./refused-draft.ts"
import { useKeyNames, useShortcut } from "./shortcut.ts"
import { type Step, Stepper, StepperBar } from "./stepper.tsx"
import { useBottomBar } from "./use-bottom-bar.ts"
import { useMediaQuery } from "./use-media-query.ts"
import { sectionId, useStepInView } from "./use-step-in-view.ts"

interface GuidedLayoutProps {
  /** The action and its object: "Edit order #1042". */
  title: string
  /** The status of the draft, for example a badge. */
  badges?: ReactNode
  steps: readonly Step[]
  /** Small, quiet buttons that leave the flow; they handle keeping or discarding changes. */
  exit: ReactNode
  /** Called on Escape, unless that closes the details on a small screen; leaves the flow. */
  onExit?: () => void
  /** Content of the current step. */
  children: ReactNode
  /** The content is a table that uses the full width. */
  isWide?: boolean
  /** Totals: before, now, paid and due. At the right, or collapsed above the primary button on small screens. */
  aside?: ReactNode
  /** The line of the totals that is always visible on small screens: "Balance due €12.00". On a phone it is narrow. */
  asideLine?: ReactNode
  /** The next action; its label names it, and `disabledReason` says why it isn't available yet. */
  primary?: Pick<ButtonProps, "onClick" | "busy" | "disabledReason" | "icon" | "type"> & {
    label: string
    variant?: "primary" | "danger"
    form?: string
  }
  /** Back, or another secondary action. */
  secondary?: ReactNode
  /** The consequence of the primary action. */
  consequence?: ReactNode
}

/** The shown reason why the primary button is disabled, and the id of its element. */
const ShownReason = createContext<{ readonly reason: string | null | undefined; readonly id: string } | null>(null)

/** A button beside the primary one; a reason that is shown for that one isn't repeated in a tooltip. */
export function SecondaryButton(props: ButtonProps) {
  const shown = use(ShownReason)
  return shown?.reason && props.disabledReason === shown.reason ? (
    <Button {...props} reasonShown="elsewhere" aria-describedby={shown.id} />
  ) : (
    <Button {...props} />
  )
}

/** A full-window flow: steps at the left, content in the middle, totals at the right. */
export function GuidedLayout(props: GuidedLayoutProps) {
  const { title, badges, exit, onExit, children, aside, asideLine, primary, secondary, consequence, isWide } = props
  const t = useTranslations("ui.guided")
  const shown = useStepInView(props.steps.map(({ id }) => id))
  const steps = shown === undefined ? props.steps : props.steps.map((step) => inSections(step, shown))
  const keys = useKeyNames()
  const isPhone = usePhoneBar()
  const isNarrow = useMediaQuery("(width < 80rem)")
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const reasonId = useId()
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
    <ShownReason value={{ reason, id: reasonId }}>
      <div className="flex min-h-dvh flex-col text-sm">
        <DocumentTitle title={title} />
        <header className="sticky top-0 z-20 border-b border-line bg-surface">
          <div className="flex min-h-14 items-center gap-3 px-4 py-2 sm:px-6">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
              <h1 tabIndex={-1} className="text-base/5 font-semibold max-sm:line-clamp-2 sm:truncate">
                {title}
              </h1>
              {badges}
            </div>
            <div className="flex shrink-0 items-center gap-2">
              {exit}
              {onExit && <Hint>{keys.escape}</Hint>}
            </div>
          </div>
          <div className="px-4 pb-3 lg:hidden">
            <StepperBar steps={steps} />
          </div>
        </header>
        <div
          className={cx(
            "grid flex-1 lg:grid-cols-[15rem_minmax(0,1fr)]",
            aside ? "xl:grid-cols-[15rem_minmax(0,1fr)_22rem]" : undefined,
          )}
        >
          <nav className="hidden border-r border-line p-4 lg:block">
            <div className="sticky top-20">
              <Stepper steps={steps} />
            </div>
          </nav>
          <div
            className={cx(
              "mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-6 p-4 sm:p-6",
              !isWide && "max-w-4xl",
            )}
          >
            {children}
          </div>
          {aside && (
            <aside className="hidden border-l border-line bg-surface p-6 xl:block">
              <div className="sticky top-20 grid gap-6">{aside}</div>
            </aside>
          )}
        </div>
        <footer
          ref={bar}
          className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
        >
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
      </div>
    </ShownReason>
  )
}

/** A step of a page that has all steps: the current one is in view, whether it is done or not. */
const inSections = (step: Step, shown: string): Step => ({
  ...step,
  state: step.id === shown ? "current" : step.state === "done" ? "done" : "upcoming",
  isDone: step.state === "done",
})

/** On a phone, the footer is one low bar; its details open above it. */
const usePhoneBar = () => useMediaQuery("(width < 40rem)")

/** The part of the content that belongs to a step, for `showStep`. */
export function StepSection({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div
      id={sectionId(id)}
      tabIndex={-1}
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-6 rounded-lg outline-offset-4 empty:hidden lg:scroll-mt-20"
    >
      {children}
    </div>
  )
}

/** Scrolls to a step's section and moves the focus there; a step without a section is the primary button. */
export function showStep(id: string): void {
  const section = document.getElementById(sectionId(id))
  const target = section ?? document.querySelector<HTMLElement>("[data-primary]")
  section?.scrollIntoView?.({ block: "start" })
  target?.focus({ preventScroll: true })
}

/** A keyboard hint, hidden from screen readers because the button has `aria-keyshortcuts`. */
function Hint({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="hidden pointer-fine:lg:inline">
      <Kbd>{children}</Kbd>
    </span>
  )
}

interface PrimaryProps extends NonNullable<GuidedLayoutProps["primary"]> {
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
      <Hint>{`${keys.command} ${keys.enter}`}</Hint>
    </span>
  )
}

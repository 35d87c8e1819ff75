import { type ReactNode, type RefObject, useRef } from "react"
import { Button, type ButtonProps } from "./button.tsx"
import { cx } from "./cx.ts"
import { DocumentTitle } from "./document-title.tsx"
import { Icon } from "./icon.tsx"
import { Kbd } from "./kbd.tsx"
import { commandKey, keyNames, useShortcut } from "./shortcut.ts"
import { type Step, Stepper, StepperBar } from "./stepper.tsx"
import { useBottomBar } from "./use-bottom-bar.ts"

interface GuidedLayoutProps {
  /** The action and its object: "Edit order #1042". */
  title: string
  /** The status of the draft, for example a badge. */
  badges?: ReactNode
  steps: readonly Step[]
  /** Small, quiet buttons that leave the flow; they handle keeping or discarding changes. */
  exit: ReactNode
  /** Called on Escape; leaves the flow. */
  onExit?: () => void
  /** Content of the current step. */
  children: ReactNode
  /** Totals: before, now, paid and due. At the right, or collapsed above the primary button on small screens. */
  aside?: ReactNode
  /** The line of the totals that is always visible on small screens: "Balance due €12.00". */
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

/** A full-window flow: steps at the left, content in the middle, totals at the right. */
export function GuidedLayout(props: GuidedLayoutProps) {
  const { title, badges, steps, exit, onExit, children, aside, asideLine, primary, secondary, consequence } = props
  const button = useRef<HTMLButtonElement>(null)
  const bar = useBottomBar<HTMLElement>()
  // Click, so that a disabled button shows its reason.
  useShortcut({ key: "Enter", command: true }, () => button.current?.click())
  useShortcut({ key: "Escape" }, onExit)
  return (
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
            {onExit && <Hint>{keyNames.escape}</Hint>}
          </div>
        </div>
        <div className="px-4 pb-3 lg:hidden">
          <StepperBar steps={steps} />
        </div>
      </header>
      <div className="grid flex-1 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_22rem]">
        <nav className="hidden border-r border-line p-4 lg:block">
          <div className="sticky top-20">
            <Stepper steps={steps} />
          </div>
        </nav>
        <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] content-start gap-6 p-4 sm:p-6">
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
        {aside && (
          <details className="group border-b border-line xl:hidden">
            <summary className="flex min-h-11 items-center justify-between gap-3 px-4 sm:px-6">
              <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3">{asideLine}</span>
              <Icon name="chevronUp" className="text-muted transition-transform group-open:rotate-180" />
            </summary>
            <div className="max-h-[50dvh] overflow-y-auto px-4 pb-4 sm:px-6">{aside}</div>
          </details>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
          {consequence && <div className="min-w-0 flex-1 basis-64 text-muted">{consequence}</div>}
          {primary?.disabledReason && (
            // Visible text; screen readers get it from the button's description.
            <p aria-hidden="true" className="ml-auto text-xs text-muted max-sm:w-full">
              {primary.disabledReason}
            </p>
          )}
          <div className={cx("flex items-center gap-2 max-sm:w-full", !primary?.disabledReason && "ml-auto")}>
            {secondary}
            {primary && <Primary {...primary} button={button} />}
          </div>
        </div>
      </footer>
    </div>
  )
}

/** A keyboard hint, hidden from screen readers because the button has `aria-keyshortcuts`. */
function Hint({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="hidden pointer-fine:lg:inline">
      <Kbd>{children}</Kbd>
    </span>
  )
}

type PrimaryProps = NonNullable<GuidedLayoutProps["primary"]> & { button: RefObject<HTMLButtonElement | null> }

function Primary({ label, variant = "primary", button, ...rest }: PrimaryProps) {
  return (
    <span className="flex items-center gap-2 max-sm:grid max-sm:flex-1">
      <Button ref={button} variant={variant} aria-keyshortcuts="Control+Enter" {...rest}>
        {label}
      </Button>
      <Hint>{`${commandKey} ${keyNames.enter}`}</Hint>
    </span>
  )
}

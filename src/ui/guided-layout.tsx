import { createContext, type ReactNode, use, useId } from "react"
import { Button, type ButtonProps } from "./button.tsx"
import { cx } from "./cx.ts"
import { DocumentTitle } from "./document-title.tsx"
import { GuidedFooter, type GuidedFooterProps } from "./guided-footer.tsx"
import { KeyHint } from "./key-hint.tsx"
import { useKeyNames } from "./shortcut.ts"
import { type Step, Stepper, StepperBar } from "./stepper.tsx"
import { sectionId, useStepInView } from "./use-step-in-view.ts"

interface GuidedLayoutProps extends GuidedFooterProps {
  /** The action and its object: "Edit order #1042". */
  title: string
  /** The status of the draft, for example a badge. */
  badges?: ReactNode
  steps: readonly Step[]
  /** Small, quiet buttons that leave the flow; they handle keeping or discarding changes. */
  exit: ReactNode
  /** Content of the current step. */
  children: ReactNode
  /** The content is a table that uses the full width. */
  isWide?: boolean
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
  const { title, badges, exit, onExit, children, aside, primary, isWide } = props
  const shown = useStepInView(props.steps.map(({ id }) => id))
  const steps = shown === undefined ? props.steps : props.steps.map((step) => inSections(step, shown))
  const keys = useKeyNames()
  const reasonId = useId()
  return (
    <ShownReason value={{ reason: primary?.disabledReason, id: reasonId }}>
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
              {onExit && <KeyHint>{keys.escape}</KeyHint>}
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
        <GuidedFooter {...props} reasonId={reasonId} />
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

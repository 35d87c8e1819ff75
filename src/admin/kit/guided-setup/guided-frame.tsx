import type { ComponentProps, ReactNode } from "react"
import { FlowButton } from "#app/flow/flow-button.tsx"
import type { Flow } from "#app/flow/recorder.ts"
import { Button } from "#ui/button.tsx"
import { GuidedLayout } from "#ui/guided-layout.tsx"
import { useStepFocus } from "./use-step-focus.ts"

export interface GuidedStep {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
  readonly isDone: boolean
  /** Opens the step; undefined if it can't be entered yet. */
  readonly open: (() => void) | undefined
}

interface GuidedFrameProps extends Omit<ComponentProps<typeof GuidedLayout>, "steps" | "exit" | "onExit"> {
  flow: Flow
  steps: readonly GuidedStep[]
  /** Id of the open step. */
  step: string
  /** Name of the open step's content. */
  section: string
  busy: boolean
  exit: string
  onExit: () => void
  /** Shown above the open step. */
  notices?: ReactNode
}

/** The steps of a flow, the content of the open one, and the button that leaves. Moves the focus to a step that opens. */
export function GuidedFrame(props: GuidedFrameProps) {
  const { flow, steps, step, section, busy, exit, onExit, notices, children, ...layout } = props
  const content = useStepFocus(step)
  return (
    <GuidedLayout
      {...layout}
      steps={steps.map(({ id, label, note, isDone, open }) => ({
        id,
        label,
        note,
        state: id === step ? "current" : isDone ? "done" : "upcoming",
        onSelect: busy || id === step ? undefined : open,
      }))}
      onExit={onExit}
      exit={
        <>
          <FlowButton machine={flow.machine} recorder={flow.recorder} />
          <Button variant="quiet" size="sm" onClick={onExit}>
            {exit}
          </Button>
        </>
      }
    >
      {notices}
      {children && (
        <section ref={content} tabIndex={-1} aria-label={section} className="grid min-w-0 gap-6 outline-none">
          {children}
        </section>
      )}
    </GuidedLayout>
  )
}

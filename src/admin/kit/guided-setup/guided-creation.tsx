import type { ReactNode } from "react"
import type { Flow } from "#app/flow/recorder.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import type { CreationActor, CreationSnapshot } from "./creation-snapshot.ts"
import { type CreationName, useCreationError } from "./creation-texts.ts"
import { GuidedFrame } from "./guided-frame.tsx"
import { RestoredNotice } from "./restored-notice.tsx"
import { UnsurePage } from "./unsure-page.tsx"

/** What `useGuidedCreation` returns. */
interface RunningCreation<Step extends string> extends Flow {
  readonly snapshot: CreationSnapshot<Step>
  readonly actor: CreationActor<Step>
  readonly steps: readonly Step[]
  readonly step: Step
  readonly busy: boolean
  readonly restored: boolean
  readonly question: ReactNode
  readonly runningQuestion: ReactNode
  discard(): void
}

interface GuidedCreationProps<Step extends string> {
  name: CreationName
  creation: RunningCreation<Step>
  labelOf: (step: Step) => string
  /** Label of the button that continues to a step. */
  continueTo: (step: Step) => string
  /** Summary of the completed steps. */
  notes: Partial<Record<Step, string>>
  /** Why a step can't be entered; undefined if it can. */
  whyNotEnter: (step: Step) => string | undefined
  /** The buttons of the last step; the last one is the main button. */
  create: readonly { readonly label: string; readonly run: () => void }[]
  /** Why the record can't be created yet, if all steps can be entered. */
  whyNotCreate?: string | undefined
  /** What creating the record has as its consequence. */
  consequence: string
  /** Read aloud when it changes, such as the request that is running. */
  status: string
  /** The server's refusal, if the page shows it at its field. */
  refusal?: string | undefined
  /** Shown above the step. */
  notices?: ReactNode
  isWide?: boolean
  onExit: () => void
  /** Shows the page again without the entries. */
  onStartOver: () => void
  children: ReactNode
}

/** The page of `useGuidedCreation`: the steps, and the buttons that lead through them and create the record. */
export function GuidedCreation<Step extends string>(props: GuidedCreationProps<Step>) {
  const { name, creation, labelOf, notes, whyNotEnter, create, refusal, isWide = false } = props
  const t = useTranslations("admin")
  const textOf = useCreationError(name)
  const { snapshot, actor, steps, step, busy } = creation
  const { error } = snapshot.context
  if (snapshot.matches("unsure"))
    return (
      <>
        <UnsurePage name={name} error={error} onRetry={() => actor.send({ type: "retry" })} />
        {creation.runningQuestion}
      </>
    )
  const at = steps.indexOf(step)
  const [previous, next] = [steps[at - 1], steps[at + 1]]
  const go = (to: Step) => actor.send({ type: `go.${to}` })
  const disabledReason = props.whyNotCreate ?? whyNotEnter(step)
  const [main, ...others] = create.toReversed()
  return (
    <GuidedFrame
      title={t(`${name}.title`)}
      flow={creation}
      isWide={isWide}
      steps={steps.map((id, index) => ({
        id,
        label: labelOf(id),
        note: index < at ? notes[id] : undefined,
        isDone: index < at,
        open: whyNotEnter(id) === undefined ? () => go(id) : undefined,
      }))}
      step={step}
      section={labelOf(step)}
      busy={busy}
      exit={t(`${name}.back`)}
      onExit={props.onExit}
      secondary={
        <>
          {previous && (
            <Button busy={busy} onClick={() => go(previous)}>
              {t(`${name}.backStep`)}
            </Button>
          )}
          {!next &&
            others.map(({ label, run }) => (
              <Button key={label} busy={busy} disabledReason={disabledReason} onClick={run}>
                {label}
              </Button>
            ))}
        </>
      }
      consequence={next ? undefined : props.consequence}
      primary={
        next
          ? { label: props.continueTo(next), disabledReason: whyNotEnter(next), onClick: () => go(next) }
          : { label: main?.label ?? "", disabledReason, busy, onClick: main?.run }
      }
      notices={
        <>
          <LiveRegion>{props.status}</LiveRegion>
          {error && !busy && (
            <Banner tone="refused" announce title={t(`${name}.server.title`)}>
              {refusal ?? textOf(error)}
            </Banner>
          )}
          {creation.restored && !busy && (
            <RestoredNotice
              name={name}
              onDiscard={() => {
                creation.discard()
                props.onStartOver()
              }}
            />
          )}
          <fieldset disabled={busy} className="contents">
            {props.notices}
          </fieldset>
          {creation.question}
          {creation.runningQuestion}
        </>
      }
    >
      <fieldset disabled={busy} className="contents">
        {props.children}
      </fieldset>
    </GuidedFrame>
  )
}

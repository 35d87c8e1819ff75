import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useCallback, useState } from "react"
import { BulkFrame, BulkKindPage, NoBulkEdit, useCloseBulkEdit } from "#admin/kit/bulk-job/bulk-frame.tsx"
import { InterruptedStep } from "#admin/kit/bulk-job/interrupted-step.tsx"
import type { OrdersEdit } from "#admin/kit/bulk-job/kinds.ts"
import { ProgressStep } from "#admin/kit/bulk-job/progress-step.tsx"
import { stepOf } from "#admin/kit/bulk-job/step-of.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { ChooseStep } from "./choose-step.tsx"
import { OrderResult } from "./order-result.tsx"
import { PreviewStep } from "./preview-step.tsx"
import type { TrackingChoice } from "./tracking-card.tsx"

/** A job on many orders: tracking numbers, the preview, the progress and the result. */
export const BulkPage = () => (
  <BulkKindPage kind="orderJobs" icon="cart">
    {(opened) => <Job {...opened} />}
  </BulkKindPage>
)

function Job({ edit, list, isOccupied }: { edit: OrdersEdit; list: string; isOccupied: boolean }) {
  const t = useTranslations("admin.orderJobs")
  const navigate = usePageNavigate()
  const { history } = useRouter()
  const snapshot = useSelector(edit.actor, (present) => present)
  const { send } = edit.actor
  const { change, rows, job } = snapshot.context
  const [selected] = useState(() => (change.type === "ship" && change.numbers ? [] : rows))
  const [tracking, setTracking] = useState<TrackingChoice>()
  const step = stepOf(snapshot)
  const close = useCloseBulkEdit(edit, list)
  const hasInput = useCallback(() => edit.actor.getSnapshot().context.job === null, [edit])
  const { type } = job?.change ?? change
  if (type === "none") return <NoBulkEdit kind="orderJobs" icon="cart" reason="none" />
  const onBack = () => {
    send({ type: "preview.leave" })
    if (type === "ship") return
    // The list's selection is kept for its entry of the history.
    if (history.canGoBack()) history.back()
    else void navigate({ href: list })
    send({ type: "job.close" })
  }
  const stepProps = { snapshot, send, type, tracking }
  const shared = { texts: edit.kind, snapshot, send }
  return (
    <BulkFrame
      edit={edit}
      step={step}
      isOccupied={isOccupied}
      title={t(`title.${type}`)}
      listName={t("orders")}
      hasInput={hasInput}
    >
      {step === "choose" && <ChooseStep {...stepProps} selected={selected} onTracking={setTracking} />}
      {step === "preview" && <PreviewStep {...stepProps} onBack={onBack} />}
      {step === "progress" && <ProgressStep {...shared} running={t(`progress.${type}`)} />}
      {step === "interrupted" && <InterruptedStep {...shared} onClose={close} />}
      {step === "result" && <OrderResult {...stepProps} onClose={close} />}
    </BulkFrame>
  )
}

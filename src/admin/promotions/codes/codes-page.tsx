import { useSelector } from "@xstate/react"
import { useCallback } from "react"
import { BulkFrame, BulkKindPage, useCloseBulkEdit } from "#admin/kit/bulk-job/bulk-frame.tsx"
import { InterruptedStep } from "#admin/kit/bulk-job/interrupted-step.tsx"
import type { CodesEdit } from "#admin/kit/bulk-job/kinds.ts"
import { ProgressStep } from "#admin/kit/bulk-job/progress-step.tsx"
import { stepOf } from "#admin/kit/bulk-job/step-of.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { CodesPreview } from "./codes-preview.tsx"
import { CodesResult } from "./codes-result.tsx"
import { GenerateStep } from "./generate-step.tsx"

/** Many codes of a promotion: how many, the preview, the progress and the result. */
export const CodesPage = () => (
  <BulkKindPage kind="promotionCodes" icon="percent">
    {(opened) => <Codes {...opened} />}
  </BulkKindPage>
)

function Codes({ edit, list, isOccupied }: { edit: CodesEdit; list: string; isOccupied: boolean }) {
  const t = useTranslations("admin.promotionCodes")
  const snapshot = useSelector(edit.actor, (present) => present)
  const { send } = edit.actor
  const step = stepOf(snapshot)
  const close = useCloseBulkEdit(edit, list)
  const hasInput = useCallback(() => edit.actor.getSnapshot().context.job === null, [edit])
  const { job } = snapshot.context
  const change = job?.change ?? snapshot.context.change
  if (change.type === "none") return null
  const stepProps = { snapshot, send, change, onClose: close }
  const shared = { texts: edit.kind, snapshot, send }
  return (
    <BulkFrame
      edit={edit}
      step={step}
      isOccupied={isOccupied}
      title={t("title", { code: change.source.code })}
      listName={t("promotions")}
      hasInput={hasInput}
    >
      {step === "choose" && <GenerateStep {...stepProps} />}
      {step === "preview" && <CodesPreview {...stepProps} />}
      {step === "progress" && <ProgressStep {...shared} running={t("progress.running")} />}
      {step === "interrupted" && <InterruptedStep {...shared} onClose={close} />}
      {step === "result" && <CodesResult {...stepProps} />}
    </BulkFrame>
  )
}

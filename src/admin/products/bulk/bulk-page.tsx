import { useSelector } from "@xstate/react"
import { useCallback } from "react"
import { BulkFrame, BulkKindPage, NoBulkEdit, useCloseBulkEdit } from "#admin/kit/bulk-job/bulk-frame.tsx"
import { InterruptedStep } from "#admin/kit/bulk-job/interrupted-step.tsx"
import type { ProductsEdit } from "#admin/kit/bulk-job/kinds.ts"
import { ProgressStep } from "#admin/kit/bulk-job/progress-step.tsx"
import { stepOf } from "#admin/kit/bulk-job/step-of.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { changesSomething } from "#machines/kit/bulk-edit/bulk-edit.rules.ts"
import { ChooseStep } from "./choose-step.tsx"
import { PreviewStep } from "./preview-step.tsx"
import { ProductResult } from "./product-result.tsx"

/** A bulk edit of products: choosing what changes, the preview, the progress and the result. */
export const BulkPage = () => (
  <BulkKindPage kind="bulkEdit" icon="tag">
    {(opened) => <Edit {...opened} />}
  </BulkKindPage>
)

function Edit({ edit, list, isOccupied }: { edit: ProductsEdit; list: string; isOccupied: boolean }) {
  const t = useTranslations("admin.bulkEdit")
  const snapshot = useSelector(edit.actor, (present) => present)
  const { send } = edit.actor
  const step = stepOf(snapshot)
  const close = useCloseBulkEdit(edit, list)
  const hasInput = useCallback(() => {
    const { job, change } = edit.actor.getSnapshot().context
    return job === null && changesSomething(change)
  }, [edit])
  if (step === "choose" && snapshot.context.rows.length === 0)
    return <NoBulkEdit kind="bulkEdit" icon="tag" reason="none" />
  const isDeletion = snapshot.context.change.delete === true
  const stepProps = { snapshot, send }
  const shared = { texts: edit.kind, snapshot, send }
  return (
    <BulkFrame
      edit={edit}
      step={step}
      isOccupied={isOccupied}
      title={t("title")}
      listName={t("products")}
      hasInput={hasInput}
    >
      {step === "choose" && <ChooseStep {...stepProps} />}
      {step === "preview" && <PreviewStep {...stepProps} />}
      {step === "progress" && (
        <ProgressStep {...shared} running={t(isDeletion ? "progress.deleting" : "progress.running")} />
      )}
      {step === "interrupted" && <InterruptedStep {...shared} onClose={close} />}
      {step === "result" && <ProductResult {...stepProps} onClose={close} />}
    </BulkFrame>
  )
}

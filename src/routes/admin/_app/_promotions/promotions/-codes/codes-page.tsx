import { useNavigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { FlowButton } from "#routes/-app/flow/flow-button.tsx"
import { useBulkEdit } from "#routes/admin/_app/-bulk-edit/bulk-edits.ts"
import { InterruptedStep } from "#routes/admin/_app/-bulk-edit/interrupted-step.tsx"
import { type CodesEdit, pagesOf } from "#routes/admin/_app/-bulk-edit/kinds.ts"
import { ProgressStep } from "#routes/admin/_app/-bulk-edit/progress-step.tsx"
import { stepOf } from "#routes/admin/_app/-bulk-edit/step-of.ts"
import { useSignOutGuard } from "#routes/admin/-kit/leave-guard.tsx"
import { Banner } from "#ui/banner.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { CodesPreview } from "./codes-preview.tsx"
import { CodesResult } from "./codes-result.tsx"
import { GenerateStep } from "./generate-step.tsx"

/** Many codes of a promotion: how many, the preview, the progress and the result. */
export function CodesPage() {
  const t = useTranslations("admin.promotionCodes")
  const { edit, list, isElsewhere, isOccupied } = useBulkEdit()
  if (edit?.kind === "promotionCodes" && !isElsewhere) return <Codes edit={edit} list={list} isOccupied={isOccupied} />
  const reason = isElsewhere ? "elsewhere" : edit ? "otherKind" : "none"
  return (
    <StatusPage
      icon={reason === "none" ? "percent" : "clock"}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      actions={
        reason === "otherKind" && edit ? (
          <LinkButton to={pagesOf[edit.kind].page} variant="primary">
            {t("otherKind.action")}
          </LinkButton>
        ) : (
          <LinkButton to="/admin/promotions" variant="primary">
            {t("none.action")}
          </LinkButton>
        )
      }
    />
  )
}

function Codes({ edit, list, isOccupied }: { edit: CodesEdit; list: string; isOccupied: boolean }) {
  const t = useTranslations("admin.promotionCodes")
  const navigate = useNavigate()
  const snapshot = useSelector(edit.actor, (present) => present)
  const { send } = edit.actor
  const step = stepOf(snapshot)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    content.current?.focus()
  }, [step])
  const hasInput = useCallback(() => edit.actor.getSnapshot().context.job === null, [edit])
  const question = useSignOutGuard(hasInput, "input")
  const { job } = snapshot.context
  const change = job?.change ?? snapshot.context.change
  if (change.type === "none") return null
  const close = () => {
    void navigate({ href: list })
    send({ type: "job.close" })
  }
  const own = { snapshot, send, change, onClose: close }
  const shared = { texts: edit.kind, snapshot, send }
  return (
    <Page width="narrow">
      <PageHeader
        title={t("title", { code: change.source.code })}
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("promotions"), link: { to: "/admin/promotions" } }]} />}
        actions={<FlowButton {...edit} label={t("chart")} />}
      />
      {isOccupied && (
        <Banner tone="waiting" announce title={t("occupied.title")}>
          {t("occupied.text")}
        </Banner>
      )}
      <div ref={content} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
        {step === "choose" && <GenerateStep {...own} />}
        {step === "preview" && <CodesPreview {...own} />}
        {step === "progress" && <ProgressStep {...shared} running={t("progress.running")} />}
        {step === "interrupted" && <InterruptedStep {...shared} onClose={close} />}
        {step === "result" && <CodesResult {...own} />}
      </div>
      {question}
    </Page>
  )
}

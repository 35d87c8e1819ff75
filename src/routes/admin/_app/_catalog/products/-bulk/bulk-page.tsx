import { useNavigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { BulkEditSnapshot } from "#machines/bulk-edit/bulk-edit.machine.ts"
import { changesSomething } from "#machines/bulk-edit/bulk-edit.rules.ts"
import { FlowButton } from "#routes/-app/flow/flow-button.tsx"
import { type BulkEdit, useBulkEdit } from "#routes/admin/_app/-bulk-edit/bulk-edits.ts"
import { useSignOutGuard } from "#routes/admin/-kit/leave-guard.tsx"
import { Banner } from "#ui/banner.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { ChooseStep } from "./choose-step.tsx"
import { InterruptedStep } from "./interrupted-step.tsx"
import { PreviewStep } from "./preview-step.tsx"
import { ProgressStep } from "./progress-step.tsx"
import { ResultStep } from "./result-step.tsx"

/** A bulk edit of products: choosing what changes, the preview, the progress and the result. */
export function BulkPage() {
  const { edit, list, isElsewhere, isOccupied } = useBulkEdit()
  if (isElsewhere) return <Unavailable reason="elsewhere" />
  return edit ? <Edit edit={edit} list={list} isOccupied={isOccupied} /> : <Unavailable reason="none" />
}

function Unavailable({ reason }: { reason: "none" | "elsewhere" }) {
  const t = useTranslations("admin.bulkEdit")
  return (
    <StatusPage
      icon={reason === "none" ? "tag" : "clock"}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      actions={
        <LinkButton to="/admin/products" variant="primary">
          {t("none.action")}
        </LinkButton>
      }
    />
  )
}

type Step = "choose" | "preview" | "progress" | "interrupted" | "result"

function stepOf(snapshot: BulkEditSnapshot): Step {
  if (snapshot.matches("choosing")) return "choose"
  if (snapshot.matches("previewing")) return "preview"
  if (snapshot.matches("interrupted")) return "interrupted"
  // Waiting for the lock: the preview stays until the job exists.
  if (snapshot.context.job === null) return "preview"
  return snapshot.matches("working") || snapshot.matches("settling") ? "progress" : "result"
}

function Edit({ edit, list, isOccupied }: { edit: BulkEdit; list: string; isOccupied: boolean }) {
  const t = useTranslations("admin.bulkEdit")
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
  const hasInput = useCallback(() => {
    const { job, change } = edit.actor.getSnapshot().context
    return job === null && changesSomething(change)
  }, [edit])
  const question = useSignOutGuard(hasInput, "input")
  if (step === "choose" && snapshot.context.rows.length === 0) return <Unavailable reason="none" />
  const close = () => {
    void navigate({ href: list })
    send({ type: "job.close" })
  }
  const shared = { snapshot, send }
  return (
    <Page width="narrow">
      <PageHeader
        title={t("title")}
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("products"), link: { to: "/admin/products" } }]} />}
        actions={<FlowButton {...edit} label={t("chart")} />}
      />
      {isOccupied && (
        <Banner tone="waiting" announce title={t("occupied.title")}>
          {t("occupied.text")}
        </Banner>
      )}
      <div ref={content} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
        {step === "choose" && <ChooseStep {...shared} />}
        {step === "preview" && <PreviewStep {...shared} />}
        {step === "progress" && <ProgressStep {...shared} />}
        {step === "interrupted" && <InterruptedStep {...shared} onClose={close} />}
        {step === "result" && <ResultStep {...shared} onClose={close} />}
      </div>
      {question}
    </Page>
  )
}

import { useNavigate, useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { FlowButton } from "#routes/-app/flow/flow-button.tsx"
import { useBulkEdit } from "#routes/admin/_app/-bulk-edit/bulk-edits.ts"
import { InterruptedStep } from "#routes/admin/_app/-bulk-edit/interrupted-step.tsx"
import { type BulkEdit, type OrdersEdit, pagesOf } from "#routes/admin/_app/-bulk-edit/kinds.ts"
import { ProgressStep } from "#routes/admin/_app/-bulk-edit/progress-step.tsx"
import { stepOf } from "#routes/admin/_app/-bulk-edit/step-of.ts"
import { useSignOutGuard } from "#routes/admin/-kit/leave-guard.tsx"
import { Banner } from "#ui/banner.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { ChooseStep } from "./choose-step.tsx"
import { OrderResult } from "./order-result.tsx"
import { PreviewStep } from "./preview-step.tsx"
import type { TrackingChoice } from "./tracking-card.tsx"

/** A job on many orders: tracking numbers, the preview, the progress and the result. */
export function BulkPage() {
  const { edit, list, isElsewhere, isOccupied } = useBulkEdit()
  if (isElsewhere) return <Unavailable reason="elsewhere" />
  if (!edit) return <Unavailable reason="none" />
  if (edit.kind !== "orderJobs") return <Unavailable reason="otherKind" page={pagesOf[edit.kind].page} />
  return <Job edit={edit} list={list} isOccupied={isOccupied} />
}

interface UnavailableProps {
  reason: "none" | "elsewhere" | "otherKind"
  /** Page of the bulk edit of another kind. */
  page?: (typeof pagesOf)[BulkEdit["kind"]]["page"]
}

function Unavailable({ reason, page }: UnavailableProps) {
  const t = useTranslations("admin.orderJobs")
  return (
    <StatusPage
      icon={reason === "none" ? "cart" : "clock"}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      actions={
        page ? (
          <LinkButton to={page} variant="primary">
            {t("otherKind.action")}
          </LinkButton>
        ) : (
          <LinkButton to="/admin/orders" variant="primary">
            {t("none.action")}
          </LinkButton>
        )
      }
    />
  )
}

function Job({ edit, list, isOccupied }: { edit: OrdersEdit; list: string; isOccupied: boolean }) {
  const t = useTranslations("admin.orderJobs")
  const navigate = useNavigate()
  const { history } = useRouter()
  const snapshot = useSelector(edit.actor, (present) => present)
  const { send } = edit.actor
  const { change, rows, job } = snapshot.context
  const [selected] = useState(() => (change.type === "ship" && change.numbers ? [] : rows))
  const [tracking, setTracking] = useState<TrackingChoice>()
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
  const { type } = job?.change ?? change
  if (type === "none") return <Unavailable reason="none" />
  const close = () => {
    void navigate({ href: list })
    send({ type: "job.close" })
  }
  const onBack = () => {
    send({ type: "preview.leave" })
    if (type === "ship") return
    // The list's selection is kept for its entry of the history.
    if (history.canGoBack()) history.back()
    else void navigate({ href: list })
    send({ type: "job.close" })
  }
  const own = { snapshot, send, type, tracking }
  const shared = { texts: edit.kind, snapshot, send }
  return (
    <Page width="narrow">
      <PageHeader
        title={t(`title.${type}`)}
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("orders"), link: { to: "/admin/orders" } }]} />}
        actions={<FlowButton {...edit} label={t("chart")} />}
      />
      {isOccupied && (
        <Banner tone="waiting" announce title={t("occupied.title")}>
          {t("occupied.text")}
        </Banner>
      )}
      <div ref={content} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
        {step === "choose" && <ChooseStep {...own} selected={selected} onTracking={setTracking} />}
        {step === "preview" && <PreviewStep {...own} onBack={onBack} />}
        {step === "progress" && <ProgressStep {...shared} running={t(`progress.${type}`)} />}
        {step === "interrupted" && <InterruptedStep {...shared} onClose={close} />}
        {step === "result" && <OrderResult {...own} onClose={close} />}
      </div>
      {question}
    </Page>
  )
}

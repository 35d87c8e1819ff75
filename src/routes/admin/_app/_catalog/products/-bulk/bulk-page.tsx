import { useNavigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { changesSomething } from "#machines/bulk-edit/bulk-edit.rules.ts"
import { FlowButton } from "#routes/-app/flow/flow-button.tsx"
import { useBulkEdit } from "#routes/admin/_app/-bulk-edit/bulk-edits.ts"
import { InterruptedStep } from "#routes/admin/_app/-bulk-edit/interrupted-step.tsx"
import { type BulkEdit, type ProductsEdit, pagesOf } from "#routes/admin/_app/-bulk-edit/kinds.ts"
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
import { PreviewStep } from "./preview-step.tsx"
import { ProductResult } from "./product-result.tsx"

/** A bulk edit of products: choosing what changes, the preview, the progress and the result. */
export function BulkPage() {
  const { edit, list, isElsewhere, isOccupied } = useBulkEdit()
  if (isElsewhere) return <Unavailable reason="elsewhere" />
  if (!edit) return <Unavailable reason="none" />
  return edit.kind === "bulkEdit" ? (
    <Edit edit={edit} list={list} isOccupied={isOccupied} />
  ) : (
    <Unavailable reason="otherKind" page={pagesOf[edit.kind].page} />
  )
}

interface UnavailableProps {
  reason: "none" | "elsewhere" | "otherKind"
  /** Page of the bulk edit of another kind. */
  page?: (typeof pagesOf)[BulkEdit["kind"]]["page"]
}

function Unavailable({ reason, page }: UnavailableProps) {
  const t = useTranslations("admin.bulkEdit")
  return (
    <StatusPage
      icon={reason === "none" ? "tag" : "clock"}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      actions={
        page ? (
          <LinkButton to={page} variant="primary">
            {t("otherKind.action")}
          </LinkButton>
        ) : (
          <LinkButton to="/admin/products" variant="primary">
            {t("none.action")}
          </LinkButton>
        )
      }
    />
  )
}

function Edit({ edit, list, isOccupied }: { edit: ProductsEdit; list: string; isOccupied: boolean }) {
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
  const isDeletion = snapshot.context.change.delete === true
  const close = () => {
    void navigate({ href: list })
    send({ type: "job.close" })
  }
  const own = { snapshot, send }
  const shared = { texts: edit.kind, snapshot, send }
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
        {step === "choose" && <ChooseStep {...own} />}
        {step === "preview" && <PreviewStep {...own} />}
        {step === "progress" && (
          <ProgressStep {...shared} running={t(isDeletion ? "progress.deleting" : "progress.running")} />
        )}
        {step === "interrupted" && <InterruptedStep {...shared} onClose={close} />}
        {step === "result" && <ProductResult {...own} onClose={close} />}
      </div>
      {question}
    </Page>
  )
}

import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { ResumedImport } from "#machines/products/product-import/product-import.context.ts"
import type { ProductImportSnapshot } from "#machines/products/product-import/product-import.machine.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { Spinner } from "#ui/spinner.tsx"
import { type Step, Stepper } from "#ui/stepper.tsx"
import { CheckView } from "./check-view.tsx"
import { ChooseFile } from "./choose-file.tsx"
import { ConfirmView } from "./confirm-view.tsx"
import { DoneView, FailedView, RunningView } from "./result-views.tsx"
import { type ProductImport, useProductImport } from "./use-product-import.ts"

interface ImportPageProps {
  resume: ResumedImport | null
  onStartOver: () => void
}

const steps = ["file", "check", "confirm", "import"] as const
type ImportStep = (typeof steps)[number]

function stepOf(snapshot: ProductImportSnapshot): ImportStep {
  if (snapshot.matches("idle") || snapshot.matches("reading")) return "file"
  if (snapshot.matches("checked") || snapshot.matches("uploading") || snapshot.matches("preparing")) return "check"
  return snapshot.matches("awaitingConfirm") || snapshot.matches("confirming") ? "confirm" : "import"
}

/** The import of products from a CSV file: choose, check, confirm, import. */
export function ImportPage({ resume, onStartOver }: ImportPageProps) {
  const t = useTranslations("admin.productImport")
  const client = useQueryClient()
  const flow = useProductImport(resume)
  const { machine, recorder, snapshot } = flow
  const content = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  const step = stepOf(snapshot)
  const at = steps.indexOf(step)
  const isDone = snapshot.matches("succeeded")
  const view = snapshot.matches("failed") ? "failed" : isDone ? "done" : step

  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: ["admin"] })
  }, [isDone, client])
  // The focus moves to the new step.
  useEffect(() => {
    if (!isFirst.current) content.current?.focus({ preventScroll: true })
    isFirst.current = false
    void view
  }, [view])

  return (
    <Page>
      <PageHeader
        title={t("title")}
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("products"), link: { to: "/admin/products" } }]} />}
        actions={<FlowButton machine={machine} recorder={recorder} />}
      />
      <Stepper
        layout="top"
        steps={steps.map((id, index): Step => {
          const isPast = index < at || isDone
          return { id, label: t(`steps.${id}`), state: isPast ? "done" : index === at ? "current" : "upcoming" }
        })}
      />
      <section ref={content} tabIndex={-1} aria-label={t(`steps.${step}`)} className="grid min-w-0 gap-6 outline-none">
        <ImportContent flow={flow} onStartOver={onStartOver} />
      </section>
      {flow.question}
    </Page>
  )
}

function ImportContent({ flow, onStartOver }: { flow: ProductImport; onStartOver: () => void }) {
  const { snapshot } = flow
  if (snapshot.matches("checked")) return <CheckView flow={flow} />
  if (snapshot.matches("awaitingConfirm")) return <ConfirmView flow={flow} />
  if (snapshot.matches("running")) return <RunningView flow={flow} />
  if (snapshot.matches("succeeded")) return <DoneView flow={flow} onStartOver={onStartOver} />
  if (snapshot.matches("failed")) return <FailedView flow={flow} />
  return snapshot.matches("idle") ? <ChooseFile flow={flow} /> : <Working snapshot={snapshot} />
}

function Working({ snapshot }: { snapshot: ProductImportSnapshot }) {
  const t = useTranslations("admin.productImport.working")
  const { file } = snapshot.context
  const text = snapshot.matches("reading")
    ? t("reading", { name: file?.name ?? "" })
    : snapshot.matches("uploading")
      ? t("uploading")
      : snapshot.matches("preparing")
        ? t("preparing")
        : t(snapshot.matches("confirming") ? "confirming" : "resuming")
  return (
    <div className="grid min-h-48 place-items-center rounded-lg border border-line bg-surface p-6 text-sm">
      <Spinner label={text} />
    </div>
  )
}

import { type ReactNode, useMemo } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { saveFile } from "#lib/save-file.ts"
import type { CheckedFile, ImportPlan } from "#machines/products/product-import/import-plan.ts"
import {
  blockingColumns,
  unknownColumns,
  whyNotImport,
} from "#machines/products/product-import/product-import.rules.ts"
import { rejectedFile } from "#machines/products/product-import/upload-file.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Facts } from "#ui/facts.tsx"
import { usePhone } from "#ui/use-media-query.ts"
import { CheckTables } from "./check-tables.tsx"
import { PickFile } from "./choose-file.tsx"
import { useProblemText } from "./problem-text.ts"
import { RequestError } from "./request-error.tsx"
import type { ProductImport } from "./use-product-import.ts"

/** The second step: everything wrong with the file, and what the import would change. */
export function CheckView({ flow }: { flow: ProductImport }) {
  const { snapshot, send } = flow
  const t = useTranslations("admin.productImport")
  const { file, problem, checked, plan, error } = snapshot.context
  const pick = (next: File) => send({ type: "file.choose", file: next })
  const other = <PickFile label={t("file.other")} onPick={pick} />
  if (problem)
    return (
      <Banner tone="refused" announce title={t("unreadable.title", { name: file?.name ?? "" })} action={other}>
        {t(`unreadable.${problem.kind}`, {
          limit: "limit" in problem ? String(problem.limit) : "",
          row: "row" in problem ? String(problem.row) : "",
        })}
      </Banner>
    )
  const retry = (
    <Button size="sm" onClick={() => send({ type: "retry" })}>
      {t(checked ? "failed.recheck" : "failed.retry")}
    </Button>
  )
  return (
    <>
      {error && <RequestError error={error} action={retry} />}
      {checked && plan ? <Checked flow={flow} checked={checked} plan={plan} other={other} /> : other}
    </>
  )
}

interface CheckedProps {
  flow: ProductImport
  checked: CheckedFile
  plan: ImportPlan
  other: ReactNode
}

function Checked({ flow: { snapshot, send }, checked, plan, other }: CheckedProps) {
  const t = useTranslations("admin.productImport")
  const phone = usePhone()
  const { agreed } = snapshot.context
  const { sheet, problems } = checked
  const reason = whyNotImport(checked, plan, agreed)
  const bad = useMemo(() => new Set(problems.map(({ row }) => row)), [problems])
  const isBlocked = blockingColumns(sheet).length > 0
  const isRest = plan.sentRows < plan.allRows
  return (
    <>
      {sheet.encoding === "windows-1252" && (
        <Banner tone="waiting" title={t("check.encoding", { encoding: "Windows-1252" })} />
      )}
      <ColumnProblems
        checked={checked}
        isAgreed={agreed.columns}
        onAgree={(value) => send({ type: "agree", to: "columns", value })}
      />
      {!isBlocked && (
        <Card title={t("check.summary")} description={sheet.name} actions={other}>
          <Facts
            layout={phone ? "rows" : "columns"}
            items={[
              { label: t("check.rows"), value: plan.allRows },
              { label: t("check.toCreate"), value: plan.toCreate },
              { label: t("check.toUpdate"), value: plan.toUpdate },
              { label: t("check.unchanged"), value: plan.unchanged },
              { label: t("check.errors"), value: bad.size },
              { label: t("check.leftOut"), value: plan.rejected.length },
            ]}
          />
        </Card>
      )}
      <RowProblems checked={checked} plan={plan} count={bad.size} />
      {!isBlocked && (
        <Removals
          plan={plan}
          isAgreed={agreed.removals}
          onAgree={(value) => send({ type: "agree", to: "removals", value })}
        />
      )}
      <CheckTables checked={checked} plan={plan} />
      {isBlocked ? (
        <div>{other}</div>
      ) : (
        <div className="grid justify-items-start gap-2">
          <Button
            variant="primary"
            disabledReason={reason && t(`reasons.${reason}`)}
            reasonShown="below"
            onClick={() => send({ type: problems.length === 0 ? "import.all" : "import.rest" })}
          >
            {isRest
              ? t("check.startRest", { count: plan.sentRows, all: String(plan.allRows) })
              : t("check.start", { count: plan.sentRows })}
          </Button>
          <p className="text-sm text-muted">
            {t(plan.sent.length === 0 && plan.goodRows > 0 ? "check.nothing" : "check.consequence")}
          </p>
        </div>
      )}
    </>
  )
}

interface ColumnProblemsProps {
  checked: CheckedFile
  isAgreed: boolean
  onAgree: (value: boolean) => void
}

function ColumnProblems({ checked: { sheet }, isAgreed, onAgree }: ColumnProblemsProps) {
  const t = useTranslations("admin.productImport.columns")
  const unknown = unknownColumns(sheet)
  const { columnProblems } = sheet
  if (columnProblems.length === 0) return null
  const isBlocked = blockingColumns(sheet).length > 0
  return (
    <Banner tone={isBlocked ? "refused" : "waiting"} announce title={t("title", { count: columnProblems.length })}>
      <ul className="grid gap-1">
        {columnProblems.map(({ kind, columns }) => (
          <li key={kind} className="break-words">
            {t(kind, { columns: columns.join(", ") })}
          </li>
        ))}
      </ul>
      {!isBlocked && (
        <div className="mt-2">
          <Checkbox
            label={t("leaveOut", { count: unknown.length })}
            checked={isAgreed}
            onChange={({ target }) => onAgree(target.checked)}
          />
        </div>
      )}
    </Banner>
  )
}

function RowProblems({ checked, plan, count }: { checked: CheckedFile; plan: ImportPlan; count: number }) {
  const t = useTranslations("admin.productImport")
  const textOf = useProblemText()
  const { sheet, problems } = checked
  if (count === 0) return null
  const save = () => {
    const reasons = new Map<number, string[]>()
    for (const problem of problems)
      reasons.set(problem.row, [
        ...(reasons.get(problem.row) ?? []),
        `${problem.column ?? ""} ${textOf(problem)}`.trim(),
      ])
    const file = rejectedFile(sheet, plan.rejected, (row) => reasons.get(row)?.join(" ") ?? t("problems.otherRow"))
    saveFile(file, file.name)
  }
  return (
    <Banner
      tone="refused"
      announce
      title={t("check.someErrors", { count })}
      action={
        <Button size="sm" icon="download" onClick={save}>
          {t("check.download")}
        </Button>
      }
    >
      {t(plan.goodRows === 0 ? "check.onlyErrors" : "check.someErrorsText")}
    </Banner>
  )
}

interface RemovalsProps {
  plan: ImportPlan
  isAgreed: boolean
  onAgree: (value: boolean) => void
}

function Removals({ plan, isAgreed, onAgree }: RemovalsProps) {
  const t = useTranslations("admin.productImport.check")
  const { removedVariants, removedPrices, removedEntries } = plan
  if (removedVariants + removedPrices + removedEntries === 0) return null
  return (
    <Banner tone="refused" title={t("removals")}>
      <p>{t("removalsText")}</p>
      <ul className="my-2 list-disc pl-5">
        {removedVariants > 0 && <li>{t("removedVariants", { count: removedVariants })}</li>}
        {removedPrices > 0 && <li>{t("removedPrices", { count: removedPrices })}</li>}
        {removedEntries > 0 && <li>{t("removedEntries", { count: removedEntries })}</li>}
      </ul>
      <Checkbox label={t("agreeRemovals")} checked={isAgreed} onChange={({ target }) => onAgree(target.checked)} />
    </Banner>
  )
}

import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { RowProblem } from "#machines/products/product-import/checked-sheet.ts"
import type { ProductDiff } from "#machines/products/product-import/comparison.ts"
import type { CheckedFile, ImportPlan } from "#machines/products/product-import/import-plan.ts"
import type { Change } from "#machines/products/product-import/list-changes.ts"
import { DataTable } from "#ui/data-table.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import type { Column } from "#ui/table-types.ts"
import { Tabs } from "#ui/tabs.tsx"
import { useProblemText } from "./problem-text.ts"

const PAGE_SIZE = 25
/** Changes of a product that are listed. */
const LISTED = 5

/** The errors, the new products and the changed ones, in pages. */
export function CheckTables({ checked, plan }: { checked: CheckedFile; plan: ImportPlan }) {
  const t = useTranslations("admin.productImport.tabs")
  const created = plan.sent.filter(({ kind }) => kind === "new")
  const changed = plan.sent.filter(({ kind }) => kind === "changed")
  const lists = { problems: checked.problems, created, changed }
  const ids = (["problems", "created", "changed"] as const).filter((id) => lists[id].length > 0)
  const [chosen, setChosen] = useState<(typeof ids)[number]>()
  const tab = chosen && ids.includes(chosen) ? chosen : ids[0]
  if (!tab) return null
  return (
    <Tabs
      label={t("label")}
      tabs={ids.map((id) => ({ id, label: t(id), count: lists[id].length }))}
      value={tab}
      onChange={setChosen}
    >
      {tab === "problems" && <ProblemTable problems={checked.problems} />}
      {tab === "created" && <NewTable products={created} />}
      {tab === "changed" && <ChangedTable products={changed} />}
    </Tabs>
  )
}

interface PagedProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

function Paged<Row>({ rows, ...table }: PagedProps<Row>) {
  const [wanted, setPage] = useState(1)
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / PAGE_SIZE)))
  const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return (
    <div className="grid min-w-0 gap-3">
      <DataTable {...table} rows={shown} sticky={false} />
      <Pagination count={rows.length} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
    </div>
  )
}

const cell = (text: string) => (
  <span className="block max-w-60 truncate" title={text}>
    {text}
  </span>
)

/** The cell of a problem. Problems with options carry the value of the neighboring cell for their text. */
const cellOf = ({ kind, value = "" }: RowProblem) => (kind === "optionName" || kind === "optionValue" ? "" : value)

function ProblemTable({ problems }: { problems: readonly RowProblem[] }) {
  const t = useTranslations("admin.productImport")
  const textOf = useProblemText()
  return (
    <Paged
      caption={t("tabs.problems")}
      rows={problems}
      rowId={({ row, kind, column, other }) => `${row} ${kind} ${column} ${other}`}
      columns={[
        {
          id: "row",
          header: t("table.row"),
          width: "5rem",
          cell: ({ row }) => t("table.rowName", { row: String(row) }),
        },
        { id: "column", header: t("table.column"), phone: "line", cell: ({ column = "" }) => cell(column) },
        { id: "value", header: t("table.value"), phone: "line", cell: (problem) => cell(cellOf(problem)) },
        { id: "problem", header: t("table.problem"), phone: "line", cell: (problem) => textOf(problem) },
      ]}
    />
  )
}

function NewTable({ products }: { products: readonly ProductDiff[] }) {
  const t = useTranslations("admin.productImport")
  return (
    <Paged
      caption={t("tabs.created")}
      rows={products}
      rowId={({ product }) => `${product.id} ${product.handle}`}
      columns={[
        {
          id: "product",
          header: t("table.product"),
          cell: ({ title }) => <span className="line-clamp-2 wrap-anywhere">{title}</span>,
        },
        { id: "row", header: t("table.row"), phone: "line", cell: ({ product }) => product.rows[0]?.number },
        {
          id: "variants",
          header: t("table.variants"),
          phone: "line",
          align: "end",
          cell: ({ product }) => product.rows.length,
        },
      ]}
    />
  )
}

function ChangedTable({ products }: { products: readonly ProductDiff[] }) {
  const t = useTranslations("admin.productImport")
  return (
    <Paged
      caption={t("tabs.changed")}
      rows={products}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: "product",
          header: t("table.product"),
          cell: ({ id, title }) => (
            <TextLink to="/admin/products/$id" params={{ id: String(id) }} target="_blank" variant="plain">
              {title}
            </TextLink>
          ),
        },
        { id: "changes", header: t("table.changes"), phone: "line", cell: (diff) => <Changes diff={diff} /> },
      ]}
    />
  )
}

function Changes({ diff }: { diff: ProductDiff }) {
  const t = useTranslations("admin.productImport.table")
  const { changes, removedVariants, removedPrices } = diff
  const isNew = (row: number) => diff.variants[diff.product.rows.findIndex(({ number }) => number === row)] === null
  const isOneOfSeveral = diff.product.rows.length > 1
  const textOf = ({ row, variant, column, before, after }: Change) => {
    if (column === "Variant Title" && isNew(row)) return t("newVariant", { title: after })
    const change = t("change", { column, before: cut(before) || t("none"), after: cut(after) })
    return variant !== undefined && isOneOfSeveral ? t("variantChange", { variant, change }) : change
  }
  const removed = [
    ...removedVariants.map((title) => t("removedVariant", { title })),
    ...(removedPrices > 0 ? [t("removedPrices", { count: removedPrices })] : []),
  ]
  const rest = Math.max(0, removed.length - LISTED) + Math.max(0, changes.length - LISTED)
  return (
    <ul className="grid gap-0.5 py-1 break-words">
      {[...removed.slice(-LISTED).entries()].map(([index, text]) => (
        <li key={index} className="font-semibold text-refused-ink">
          {text}
        </li>
      ))}
      {changes.slice(0, LISTED).map((change) => (
        <li key={`${change.row} ${change.column}`}>{textOf(change)}</li>
      ))}
      {rest > 0 && <li className="text-muted">{t("more", { count: rest })}</li>}
    </ul>
  )
}

const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

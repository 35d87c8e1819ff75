import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { adminSdk } from "#admin/api/client.ts"
import type { ListColumn } from "#admin/kit/list/list-columns.ts"
import { labelIn } from "#app/extensions/define-texts.ts"
import { ExtensionPart } from "#app/extensions/extension-part.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { adminExtensions } from "./admin-extensions.ts"
import { type ListName, listPaths } from "./record-types.ts"

interface Row {
  readonly id: string
}

/** Loads more fields of the rows of a list, with one request for all. */
const fieldsQuery = (list: ListName, fields: string, ids: readonly string[]) => ({
  queryKey: ["admin", list, "list", { fields, ids }],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Row[]> => {
    const path = listPaths[list]
    const query = { fields: `id,${fields}`, id: ids, limit: ids.length }
    const answer = await adminSdk().client.call({ method: "GET", path: `/admin/${path}` }, { query }, { signal })
    return (answer as Record<string, readonly Row[]>)[path.replaceAll("-", "_")] ?? []
  },
  enabled: ids.length > 0 && fields !== "",
  placeholderData: keepPreviousData,
  staleTime: 10_000,
})

const isList = (name: string): name is ListName => name in listPaths

/** Columns of extensions for a list. */
export function useExtensionColumns<R extends Row>(name: string, rows: readonly R[] = []): readonly ListColumn<R>[] {
  const locale = useLocale()
  const specs = adminExtensions
    .loaded()
    .flatMap(({ columns = [], extension, title }) =>
      columns.filter((column) => column.in === name).map((column) => ({ ...column, extension, title })),
    )
  const fields = [
    ...new Set(specs.flatMap((column) => column.fields?.split(",").map((field) => field.trim()) ?? [])),
  ].join()
  const ids = fields ? rows.map(({ id }) => id) : []
  const { data: more = [], isError } = useQuery(fieldsQuery(isList(name) ? name : "orders", fields, ids))
  const moreOf = new Map(more.map((row) => [row.id, row]))
  return specs.map(({ extension, title, id, header, align, cell, fields }) => {
    const render = cell as (record: Row) => ReactNode
    return {
      id: `${extension}.${id}`,
      header: labelIn(header, locale),
      ...(align && { align }),
      cell: (row) =>
        isError && fields && !moreOf.has(row.id) ? (
          <FailedCell />
        ) : (
          // A cell that has failed without its fields renders again with them.
          <ExtensionPart key={String(moreOf.has(row.id))} extension={labelIn(title, locale)} failed={<FailedCell />}>
            <Cell render={render} record={{ ...row, ...moreOf.get(row.id) }} />
          </ExtensionPart>
        ),
    }
  })
}

/** Calls the function while it renders, so that an error is the cell's. */
function Cell({ render, record }: { render: (record: Row) => ReactNode; record: Row }) {
  return render(record)
}

function FailedCell() {
  const t = useTranslations("ui.extension")
  return <span className="text-refused-ink">{t("failedCell")}</span>
}

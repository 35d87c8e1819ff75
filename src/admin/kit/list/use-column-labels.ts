import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query"
import { featuresQuery } from "#admin/api/features.ts"
import type { ColumnLabels } from "./column-labels.ts"
import type { ListColumn } from "./list-columns.ts"

/** The chosen names of a list's columns; null if the server doesn't store any. */
export const columnLabelsQuery = (list: string) =>
  queryOptions({
    queryKey: ["admin", "column-labels", list],
    queryFn: async ({ client }: { client: QueryClient }): Promise<ColumnLabels | null> => {
      const features = await client.ensureQueryData(featuresQuery)
      return features.view_configurations ? (await import("./column-labels.ts")).loadColumnLabels(list) : null
    },
    staleTime: 300_000,
    retry: false,
  })

/** The columns of a list with the names that admins gave them. */
export function useColumnLabels<Row>(list: string, columns: readonly ListColumn<Row>[]) {
  const { data: labels } = useQuery(columnLabelsQuery(list))
  const named = labels
    ? columns.map((column) => ({ ...column, header: labels.columns[column.id]?.label ?? column.header }))
    : columns
  return { labels, named }
}

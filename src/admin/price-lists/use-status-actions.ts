import type { BulkAction } from "#admin/kit/list/bulk-action.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { type PriceListRow, priceLists } from "./price-list.resource.ts"

/** Bulk actions that activate price lists, and that make them drafts. */
export function useStatusActions(): readonly BulkAction<PriceListRow>[] {
  const t = useTranslations("admin.priceList.bulk")
  return (["active", "draft"] as const).map((status) => ({
    label: t(`${status}.label`),
    texts: (count) => ({
      title: t(`${status}.title`, { count }),
      consequence: t(`${status}.text`),
      confirm: t(`${status}.confirm`, { count }),
      done: t(`${status}.done`, { count }),
    }),
    run: ({ id }) => priceLists.update(id, { status }),
    undo: ({ id, status: before }) => priceLists.update(id, { status: before }),
    whyNot: (row) => (row.status === status ? t(`${status}.already`) : undefined),
    refresh: (client) => priceLists.invalidate(client),
  }))
}

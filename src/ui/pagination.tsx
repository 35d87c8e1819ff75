import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "./icon-button.tsx"

interface PaginationProps {
  /** Number of entries on all pages. */
  count: number
  /** Counted from 1. */
  page: number
  pageSize: number
  onPage: (page: number) => void
}

/**
 * "21–40 of 134" with buttons for the previous and next page. The count is shown even for a single page. After the last
 * page, for example from an old link, it says so and leads back.
 */
export function Pagination({ count, page, pageSize, onPage }: PaginationProps) {
  const t = useTranslations("ui.pagination")
  const pages = Math.max(1, Math.ceil(count / pageSize))
  const isPast = page > pages
  const from = (page - 1) * pageSize + 1
  const to = Math.min(count, page * pageSize)
  return (
    <nav aria-label={t("label")} className="flex items-center justify-between gap-4 text-sm text-muted">
      <p className="tabular-nums">{t(isPast ? "past" : "range", { from, to, count, page, pages })}</p>
      {(pages > 1 || isPast) && (
        <div className="flex items-center gap-1">
          {!isPast && <span className="px-2 tabular-nums max-sm:sr-only">{t("page", { page, pages })}</span>}
          <IconButton
            icon="chevronLeft"
            variant="secondary"
            size="sm"
            label={t("previous")}
            disabledReason={page <= 1 ? t("page", { page, pages }) : null}
            onClick={() => onPage(Math.min(page - 1, pages))}
          />
          <IconButton
            icon="chevronRight"
            variant="secondary"
            size="sm"
            label={t("next")}
            disabledReason={page >= pages ? t("page", { page, pages }) : null}
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
    </nav>
  )
}

import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "./icon-button.tsx"
import { IconLink } from "./link-button.tsx"
import { NoIndex } from "./no-index.tsx"

interface PaginationProps {
  /** Number of entries on all pages. */
  count: number
  /** Counted from 1. */
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** Makes the buttons links, which search engines follow: the address of a page as a change of this one's. */
  linkTo?: ((page: number) => { search: (before: object) => object; state?: object }) | undefined
}

/**
 * "21–40 of 134" with buttons for the previous and next page. The count is shown even for a single page. After the last
 * page, for example from an old link, it says so and leads back.
 */
export function Pagination({ count, page, pageSize, onPage, linkTo }: PaginationProps) {
  const t = useTranslations("ui.pagination")
  const pages = Math.max(1, Math.ceil(count / pageSize))
  const isPast = page > pages
  const from = (page - 1) * pageSize + 1
  const to = Math.min(count, page * pageSize)
  const steps = [
    { icon: "chevronLeft", label: t("previous"), to: Math.min(page - 1, pages), isEnd: page <= 1 },
    { icon: "chevronRight", label: t("next"), to: page + 1, isEnd: page >= pages },
  ] as const
  return (
    <nav aria-label={t("label")} className="flex items-center justify-between gap-4 text-sm text-muted">
      {isPast && <NoIndex />}
      <p className="tabular-nums">{t(isPast ? "past" : "range", { from, to, count, page, pages })}</p>
      {(pages > 1 || isPast) && (
        <div className="flex items-center gap-1">
          {!isPast && <span className="px-2 tabular-nums max-sm:sr-only">{t("page", { page, pages })}</span>}
          {steps.map(({ icon, label, to, isEnd }) =>
            linkTo && !isEnd ? (
              <IconLink key={icon} icon={icon} label={label} {...(linkTo(to) as object)} to="." />
            ) : (
              <IconButton
                key={icon}
                icon={icon}
                variant="secondary"
                size="sm"
                label={label}
                disabledReason={isEnd ? t("page", { page, pages }) : null}
                onClick={() => onPage(to)}
              />
            ),
          )}
        </div>
      )}
    </nav>
  )
}

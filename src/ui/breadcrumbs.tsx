import { Link, type LinkProps } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "./icon.tsx"

export interface Crumb {
  label: string
  link: LinkProps
}

/** Links to the parent pages; the current page isn't included because its heading shows it. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations("ui")
  return (
    <nav aria-label={t("breadcrumbs")}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted">
        {crumbs.map(({ label, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels aren't unique, and the position is the crumb's identity
          <li key={index} className="flex max-w-full min-w-0 items-center gap-1">
            {index > 0 && <Icon name="chevronRight" size={14} className="text-faint" />}
            <Link
              {...link}
              // Otherwise a parent counts as the current page.
              activeOptions={{ exact: true }}
              className="max-w-64 truncate rounded-sm py-0.5 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

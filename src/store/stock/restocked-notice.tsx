import { useQuery } from "@tanstack/react-query"
import { Link, useLocation } from "@tanstack/react-router"
import { Suspense, useEffect, useState } from "react"
import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { restockedQuery, stockWatches } from "./stock-watches.ts"

/** Tells which of the saved variants are available again; they are forgotten when the note is closed or followed. */
export default function RestockedNotice() {
  // Variants that were saved before this page was opened.
  const [ids] = useState(() => stockWatches.read())
  const { data = [] } = useQuery({ ...restockedQuery(ids), enabled: ids.length > 0 })
  const kept = stockWatches.use()
  const { pathname, search } = useLocation()
  const found = data.filter(({ variantId, handle }) => kept.includes(variantId) && !isPageOf(handle, pathname))
  const opened = data.find(({ variantId, handle }) => isPageOf(handle, pathname) && search.variant === variantId)
  useEffect(() => {
    if (opened) stockWatches.remove(opened.variantId)
  }, [opened])
  if (found.length === 0) return null
  return (
    <Suspense>
      <PartTexts parts={["browse"]}>
        <Notice found={found} />
      </PartTexts>
    </Suspense>
  )
}

/** A product's own page shows its stock. */
const isPageOf = (handle: string, pathname: string) => pathname === `/products/${encodeURIComponent(handle)}`

function Notice({ found }: { found: readonly { variantId: string; title: string; handle: string }[] }) {
  const t = useTranslations("browse.restocked")
  const all = found.map(({ variantId }) => variantId)
  return (
    // Above the chat's button at the page's lower edge, where it covers no heading.
    <aside
      aria-label={t("title")}
      className="fixed inset-x-4 bottom-20 z-20 flex max-w-md translate-y-[calc(var(--bottom-bar,0px)*-1)] items-start gap-3 rounded-lg border border-line bg-raised p-4 text-sm shadow-lg print:hidden"
    >
      <Icon name="bell" className="mt-0.5 text-done-ink" />
      <div role="status" className="grid min-w-0 flex-1 gap-1">
        <p className="font-semibold">{t("title")}</p>
        <ul className="grid gap-1">
          {found.map(({ variantId, title, handle }) => (
            <li key={variantId}>
              <Link
                to="/products/$handle"
                params={{ handle }}
                search={{ variant: variantId }}
                onClick={() => stockWatches.remove(variantId)}
                className="rounded-sm text-accent-ink underline underline-offset-4"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <IconButton icon="close" size="sm" label={t("close")} onClick={() => stockWatches.remove(...all)} />
    </aside>
  )
}

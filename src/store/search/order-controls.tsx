import { useHitsPerPage, useSortBy } from "react-instantsearch"
import { useTranslations } from "#lib/i18n.tsx"
import { Select } from "#ui/select.tsx"
import { HITS, sorts } from "./url/address.ts"
import { sortedIndex } from "./url/address-mapping.ts"

/** Sort order and hits per page. */
export function OrderControls({ index, country }: { index: string; country: string }) {
  const t = useTranslations("search")
  const order = useSortBy({
    items: [
      { value: index, label: t("sorts.best") },
      ...sorts.map((sort) => ({ value: sortedIndex(index, sort, country), label: t(`sorts.${sort}`) })),
    ],
  })
  const perPage = useHitsPerPage({
    items: HITS.map((value, i) => ({ value, label: t("hits", { count: value }), default: i === 0 })),
  })
  const chosen = perPage.items.find(({ isRefined }) => isRefined)?.value ?? HITS[0]
  return (
    <>
      <Select
        className="min-w-[min(100%,10rem)] flex-1"
        label={t("sort")}
        value={order.currentRefinement}
        options={order.options}
        onChange={(event) => order.refine(event.target.value)}
      />
      <Select
        className="min-w-[min(100%,6rem)] max-sm:flex-1"
        label={t("perPage")}
        value={String(chosen)}
        options={perPage.items.map(({ value, label }) => ({ value: String(value), label }))}
        onChange={(event) => perPage.refine(Number(event.target.value))}
      />
    </>
  )
}

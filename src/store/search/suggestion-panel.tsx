import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type ReactNode, type Ref, useId, useImperativeHandle, useState } from "react"
import { PartTexts } from "#app/part-texts.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { ProductHit } from "#sdk/search/types.ts"
import { useMarket } from "#store/market/market.ts"
import { Button } from "#ui/button.tsx"
import { cx } from "#ui/cx.ts"
import { Icon, type IconName } from "#ui/icon.tsx"
import { Photo } from "#ui/photo.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts"
import { searchEnv } from "./search-env.ts"
import { trackClick } from "./statistics/events.ts"
import { suggestionsQuery } from "./suggestions.ts"

/** Commands of the search field to its suggestions, which load after it. */
export interface SuggestionList {
  /** Highlights the next or previous suggestion. */
  move(step: 1 | -1): void
  /** Opens the highlighted suggestion; returns false if there is none. */
  take(): boolean
}
interface SuggestionPanelProps {
  id: string
  typed: string
  ref: Ref<SuggestionList>
  /** Called with the id of the highlighted suggestion. */
  onActive: (id: string | undefined) => void
  onSearch: (query: string) => void
  onClose: () => void
}

interface Choice {
  readonly group: "recent" | "queries" | "products"
  readonly name: string
  readonly show: ReactNode
  readonly take: () => void
}

/** Suggestions below the search field: recent searches, popular searches, and products. */
export default function SuggestionPanel(props: SuggestionPanelProps) {
  return (
    <PartTexts parts={["search"]}>
      <Panel {...props} />
    </PartTexts>
  )
}

function Panel({ id, typed, ref, onActive, onSearch, onClose }: SuggestionPanelProps) {
  const t = useTranslations("search.suggest")
  const navigate = useNavigate()
  const { market } = useMarket()
  const base = useId()
  const text = typed.trim()
  const { data, isError } = useQuery(suggestionsQuery(market, text))
  const [recent, setRecent] = useState(recentSearches)
  const [at, setAt] = useState(-1)
  const [shownFor, setShownFor] = useState(text)
  if (shownFor !== text) {
    setShownFor(text)
    setAt(-1)
  }

  const search = (query: string) => {
    rememberSearch(query)
    onSearch(query)
  }
  const open = (hit: ProductHit, place: number) => {
    if (text) rememberSearch(text)
    if (data?.queryID)
      trackClick({ objectID: hit.objectID, queryID: data.queryID, index: searchEnv().index }, place + 1)
    onClose()
    void navigate({ to: "/products/$handle", params: { handle: hit.handle } })
  }
  const known = recent.filter((query) => query.toLowerCase().startsWith(text.toLowerCase()))
  const choices: Choice[] = [
    ...known.map((query) => choiceOf("recent", query, "clock", () => search(query))),
    ...(data?.queries ?? [])
      .filter((query) => !known.includes(query))
      .map((query) => choiceOf("queries", query, "search", () => search(query))),
    ...(data?.products ?? []).map((hit, i): Choice => {
      const price = hit.price?.[data?.country ?? ""]
      const show = <ProductLine key={hit.objectID} hit={hit} price={price} currency={data?.currency ?? ""} />
      return { group: "products", name: hit.title, show, take: () => open(hit, i) }
    }),
    ...(text ? [choiceOf("products", t("all", { query: text }), "search", () => search(text))] : []),
  ]
  const optionId = (i: number) => `${base}${i}`
  useImperativeHandle(ref, () => ({
    move(step) {
      // The search field is one more position.
      const places = choices.length + 1
      const next = ((at + 1 + step + places) % places) - 1
      setAt(next)
      onActive(next < 0 ? undefined : optionId(next))
    },
    take() {
      const choice = choices[at]
      if (choice) choice.take()
      else if (text) rememberSearch(text)
      return choice !== undefined
    },
  }))

  if (choices.length === 0) return <div id={id} role="listbox" aria-label={t("more")} className="hidden" />
  return (
    <div className="absolute top-full right-0 z-40 mt-2 w-96 max-w-[90vw] overflow-hidden rounded-xl border border-line bg-raised shadow-lg">
      <LiveRegion>{t("listed", { count: choices.length })}</LiveRegion>
      <div id={id} role="listbox" aria-label={t("more")} className="max-h-[70vh] overflow-y-auto p-1.5">
        {(["recent", "queries", "products"] as const).map((group) => {
          const inGroup = choices.flatMap((choice, i) => (choice.group === group ? [{ choice, i }] : []))
          if (inGroup.length === 0) return null
          return (
            // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups but no fieldsets
            <div key={group} role="group" aria-label={t(group)} className="pb-1.5 last:pb-0">
              <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-xs font-semibold text-muted">
                {t(group)}
              </p>
              {inGroup.map(({ choice, i }) => (
                <Suggestion key={choice.name} id={optionId(i)} choice={choice} isActive={i === at} />
              ))}
            </div>
          )
        })}
      </div>
      {isError && (
        <p role="status" className="border-t border-line px-4 py-2 text-sm text-muted">
          {t("failed")}
        </p>
      )}
      {known.length > 0 && (
        <div className="border-t border-line p-1.5">
          <Button
            size="sm"
            variant="quiet"
            onBlur={onClose}
            onClick={() => {
              forgetSearches()
              setRecent([])
            }}
          >
            {t("forget")}
          </Button>
        </div>
      )}
    </div>
  )
}

function Suggestion({ id, choice, isActive }: { id: string; choice: Choice; isActive: boolean }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus in the search field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={choice.take}
      className={cx(
        "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1 text-sm hover:bg-hover",
        isActive && "bg-hover",
      )}
    >
      {choice.show}
    </div>
  )
}

function choiceOf(group: Choice["group"], name: string, icon: IconName, take: () => void): Choice {
  const show = (
    <>
      <Icon name={icon} className="text-muted" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
    </>
  )
  return { group, name, show, take }
}

function ProductLine({ hit, price, currency }: { hit: ProductHit; price: number | undefined; currency: string }) {
  const locale = useLocale()
  return (
    <>
      <Photo src={hit.thumbnail} alt="" width={32} height={40} className="h-10 w-8 rounded-sm bg-sunken object-cover" />
      <span className="min-w-0 flex-1 truncate">{hit.title}</span>
      {price !== undefined && <span className="text-muted tabular-nums">{formatMoney(price, currency, locale)}</span>}
    </>
  )
}

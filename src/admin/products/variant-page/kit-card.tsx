import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useRef, useState } from "react"
import { inventoryNames } from "#admin/inventory/inventory-item.resource.ts"
import { type KitItem, kitStock } from "#admin/inventory/kit-stock.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { products } from "#admin/products/product.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { NumberField } from "#ui/text-field.tsx"
import { useToast } from "#ui/toasts.tsx"
import { type KitProblem, type KitRow, kitProblems, kitQuery, saveKit, toKitRows } from "./kit.ts"

interface KitCardProps {
  productId: string
  variant: { readonly id: string; readonly manage_inventory?: boolean | null }
}

/** Card with the inventory items that one unit of a variant takes; saves on its own. */
export function KitCard({ productId, variant }: KitCardProps) {
  const t = useTranslations("admin.product.kit")
  const query = kitQuery(productId, variant.id)
  const { data: items, error, refetch } = useQuery({ ...query, enabled: variant.manage_inventory === true })
  return (
    <Card title={t("title")} description={t("hint")}>
      <div id="kit" className="scroll-mt-20">
        {!variant.manage_inventory && <p className="text-sm text-muted">{t("unmanaged")}</p>}
        {variant.manage_inventory && error && <ListError error={error} onRetry={() => void refetch()} />}
        {variant.manage_inventory && !items && !error && <SkeletonText lines={2} />}
        {variant.manage_inventory && items && <Kit productId={productId} variantId={variant.id} items={items} />}
      </div>
    </Card>
  )
}

interface KitProps {
  productId: string
  variantId: string
  items: readonly KitItem[]
}

const isSameKit = (rows: readonly KitRow[], items: readonly KitItem[]): boolean =>
  rows.length === items.length &&
  rows.every(
    ({ item, quantity }, index) => item?.id === items[index]?.id && quantity === String(items[index]?.required),
  )

/** The rows of a kit as typed, kept up to date with the server's items, and how they are saved. */
function useKitRows({ productId, variantId, items }: KitProps) {
  const t = useTranslations("admin.product.kit")
  const client = useQueryClient()
  const toast = useToast()
  /** What the rows are based on. */
  const [before, setBefore] = useState(items)
  const [rows, setRows] = useState<readonly KitRow[]>(() => toKitRows(items))
  const [isSubmitted, setSubmitted] = useState(false)
  const latest = useRef({ rows, before })
  latest.current = { rows, before }
  const isDirty = useCallback(() => !isSameKit(latest.current.rows, latest.current.before), [])
  const start = (next: readonly KitItem[]) => {
    setBefore(next)
    setRows(toKitRows(next))
    setSubmitted(false)
  }
  // New items of the server replace rows without changes.
  useEffect(() => {
    if (isDirty()) return
    setBefore(items)
    setRows(toKitRows(items))
  }, [items, isDirty])
  const load = () => client.fetchQuery({ ...kitQuery(productId, variantId), staleTime: 0 })
  const saving = useMutation({
    mutationFn: async () => {
      const now = await load()
      if (!(await saveKit(productId, variantId, { before, now, rows }))) {
        setBefore(now)
        return false
      }
      const saved = await load()
      // Keeps input typed while saving.
      if (latest.current.rows === rows) start(saved)
      else setBefore(saved)
      return true
    },
    onSuccess: (isSaved) => isSaved && toast({ title: t("saved") }),
    onSettled: () =>
      Promise.all([
        products.invalidate(client, productId),
        client.invalidateQueries({ queryKey: ["admin", inventoryNames.name] }),
      ]),
  })
  const problems = kitProblems(rows)
  const save = () => {
    setSubmitted(true)
    if (!problems.some(Boolean)) saving.mutate()
  }
  const shownProblems = problems.map((problem) => (problem === "item" && !isSubmitted ? undefined : problem))
  return { rows, setRows, problems: shownProblems, isDirty, discard: () => start(items), save, saving }
}

function Kit(props: KitProps) {
  const { items } = props
  const t = useTranslations("admin.product.kit")
  const { rows, setRows, problems, isDirty, discard, save, saving } = useKitRows(props)
  const list = useRef<HTMLUListElement>(null)
  const { question } = useLeaveGuard(isDirty)
  const stock = kitStock(items)
  return (
    <div className="grid gap-4">
      {stock && (
        <p className="text-sm font-semibold">
          {items.length > 1
            ? t("scarcest", { count: stock.units, item: stock.scarcest.name })
            : t("stock", { count: stock.units })}
        </p>
      )}
      {rows.length === 0 && <Banner tone="waiting" title={t("none")} />}
      <ul ref={list} className="grid gap-3 empty:hidden">
        {rows.map((row, index) => (
          <KitLine
            key={row.key}
            row={row}
            saved={items.find(({ id }) => id === row.key && id === row.item?.id)}
            problem={problems[index]}
            onChange={(part) => setRows(rows.with(index, { ...row, ...part }))}
            onRemove={() => setRows(rows.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {saving.data === false && <Banner tone="waiting" announce title={t("changed")} />}
      <SaveError error={saving.error} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          size="sm"
          icon="plus"
          onClick={() => {
            setRows([...rows, { key: `new ${Date.now()}`, item: null, quantity: "1" }])
            requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("input")?.focus())
          }}
        >
          {t("add")}
        </Button>
        {isDirty() && (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={discard}>
              {t("discard")}
            </Button>
            <Button size="sm" variant="primary" busy={saving.isPending} onClick={save}>
              {t("save")}
            </Button>
          </span>
        )}
      </div>
      {question}
    </div>
  )
}

interface KitLineProps {
  row: KitRow
  /** The item as saved; undefined if it is new or replaces another one. */
  saved: KitItem | undefined
  problem: KitProblem | undefined
  onChange: (part: Partial<KitRow>) => void
  onRemove: () => void
}

const nameOf = (id: string, { title, sku }: { title?: string | null | undefined; sku?: string | null | undefined }) =>
  [title, sku].filter(Boolean).join(" · ") || id

function KitLine({ row, saved, problem, onChange, onRemove }: KitLineProps) {
  const t = useTranslations("admin.product.kit")
  const name = row.item?.name ?? t("newItem")
  const error = problem && t(`problems.${problem}`)
  const itemError = problem === "quantity" ? undefined : error
  return (
    <li className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_8rem]">
        {saved ? (
          <span className="grid min-h-9 content-center text-sm">
            <span className="wrap-anywhere">{saved.name}</span>
            <span className="text-xs text-muted">
              {t("available", { count: saved.available })},{" "}
              {t("enough", { count: Math.floor(saved.available / Math.max(1, saved.required)) })}
            </span>
            {itemError && <span className="text-xs text-refused-ink">{itemError}</span>}
          </span>
        ) : (
          <EntityPicker
            label={t("item")}
            labelHidden
            placeholder={t("item")}
            resource={inventoryNames}
            value={row.item?.id ?? null}
            error={itemError}
            option={(item) => ({ value: item.id, label: nameOf(item.id, item) })}
            onChange={(id, item) => onChange({ item: id === null ? null : { id, name: nameOf(id, item ?? {}) } })}
          />
        )}
        <NumberField
          label={t("quantity", { item: name })}
          labelHidden
          placeholder={t("quantityShort")}
          inputMode="numeric"
          before="×"
          value={row.quantity}
          error={problem === "quantity" ? error : undefined}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
      </div>
      <IconButton icon="trash" label={t("remove", { item: name })} onClick={onRemove} />
    </li>
  )
}

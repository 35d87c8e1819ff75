import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { products } from "#admin/products/product.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { refusalReason } from "#sdk/error.ts"
import { Badge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { combinationCount, incompleteOptions, MAX_COMBINATIONS, missingCombinations } from "./combinations.ts"
import { optionedVariantsQuery, type ProductOption, productOptionsQuery, removeOption } from "./product-options.ts"

const AddOption = late(async () => (await import("./add-option.tsx")).AddOption)
const OwnOptionDialog = late(async () => (await import("./own-option-dialog.tsx")).OwnOptionDialog)
const SharedOptionDialog = late(async () => (await import("./shared-option-dialog.tsx")).SharedOptionDialog)
const MissingVariants = late(async () => (await import("./missing-variants.tsx")).MissingVariants)
const AssignValue = late(async () => (await import("./assign-value.tsx")).AssignValue)

type Open = "add" | "missing" | { readonly edit: ProductOption } | { readonly assign: ProductOption }

/** Card with a product's options and their values, and what its variants lack of them. */
export function OptionsCard({ productId }: { productId: string }) {
  const t = useTranslations("admin.product.options")
  const options = useQuery(productOptionsQuery(productId))
  const variants = useQuery(optionedVariantsQuery(productId))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const rows = options.data
  const shared = { productId, options: rows ?? [], variants: variants.data ?? [], onClose: close }
  const edited = typeof open === "object" && "edit" in open ? open.edit : undefined
  const EditDialog = edited?.isExclusive ? OwnOptionDialog : SharedOptionDialog
  return (
    <Card
      title={t("title")}
      badge={rows && rows.length > 0 && <Badge>{rows.length}</Badge>}
      actions={
        <Button size="sm" icon="plus" onPointerEnter={AddOption.preload} onClick={() => setOpen("add")}>
          {t("add")}
        </Button>
      }
    >
      <div id="options" className="grid grid-cols-[minmax(0,1fr)] scroll-mt-20 gap-4">
        {options.error && <ListError error={options.error} onRetry={() => void options.refetch()} />}
        {!rows && !options.error && <SkeletonText lines={2} />}
        {rows?.length === 0 && <EmptyState icon="filter" title={t("none.title")} text={t("none.text")} />}
        {rows && rows.length > 0 && (
          <ul className="divide-y divide-line">
            {rows.map((option) => (
              <OptionRow
                key={option.id}
                productId={productId}
                option={option}
                onEdit={() => setOpen({ edit: option })}
              />
            ))}
          </ul>
        )}
        {rows && variants.data && (
          <Gaps
            options={rows}
            variants={variants.data}
            onCreate={() => setOpen("missing")}
            onAssign={(assign) => setOpen({ assign })}
          />
        )}
      </div>
      <Suspense>
        {open === "add" && <AddOption {...shared} />}
        {edited && <EditDialog {...shared} option={edited} />}
        {open === "missing" && <MissingVariants {...shared} />}
        {typeof open === "object" && "assign" in open && <AssignValue {...shared} option={open.assign} />}
      </Suspense>
    </Card>
  )
}

interface OptionRowProps {
  productId: string
  option: ProductOption
  onEdit: () => void
}

function OptionRow({ productId, option: { id, title, values, isExclusive }, onEdit }: OptionRowProps) {
  const t = useTranslations("admin.product.options")
  const refusal = useRefusalText()
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: () => removeOption(productId, id),
    onSettled: () => products.invalidate(client, productId),
  })
  const reason = refusalReason(removal.error)
  return (
    <li className="grid gap-1 py-2.5 first:pt-0 last:pb-0">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1.5">
          <span className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
            {!isExclusive && <Badge>{t("shared")}</Badge>}
          </span>
          <ul className="flex flex-wrap gap-1.5">
            {values.map((value) => (
              <li
                key={value.id}
                className="max-w-full truncate rounded-full border border-line bg-sunken px-2.5 text-sm/6"
              >
                {value.value}
              </li>
            ))}
          </ul>
        </div>
        <IconButton icon="edit" label={t("edit", { title })} onClick={onEdit} />
        <IconButton
          icon="trash"
          label={t("remove", { title })}
          disabledReason={removal.isPending ? t("removing") : undefined}
          onClick={() => removal.mutate()}
        />
      </div>
      {removal.error && (
        <p role="alert" className="text-sm text-refused-ink">
          {reason === undefined ? t("removeFailed") : t("removeRefused", { reason: refusal(reason) })}
        </p>
      )}
    </li>
  )
}

interface GapsProps {
  options: readonly ProductOption[]
  variants: Parameters<typeof missingCombinations>[1]
  onCreate: () => void
  onAssign: (option: ProductOption) => void
}

/** What the variants lack: values of an option, or variants for some combinations. */
function Gaps({ options, variants, onCreate, onAssign }: GapsProps) {
  const t = useTranslations("admin.product.options")
  const incomplete = incompleteOptions(options, variants)
  if (incomplete.length > 0)
    return incomplete.map(({ option, variants: without }) => (
      <Banner
        key={option.id}
        tone="waiting"
        title={t("incomplete", { count: without.length, title: option.title })}
        action={
          <Button size="sm" onClick={() => onAssign(option)}>
            {t("assign")}
          </Button>
        }
      />
    ))
  if (combinationCount(options) > MAX_COMBINATIONS)
    return <p className="text-sm text-muted">{t("tooMany", { max: String(MAX_COMBINATIONS) })}</p>
  const missing = missingCombinations(options, variants).length
  if (missing === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
      {t("missing", { count: missing })}
      <Button size="sm" onClick={onCreate}>
        {t("createMissing")}
      </Button>
    </div>
  )
}

import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import type { Pickable } from "#admin/kit/resource.ts"
import { linkedProducts } from "#admin/products/product.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { PricedVariant } from "#machines/price-lists/list-prices.ts"
import { Button } from "#ui/button.tsx"
import { Select } from "#ui/select.tsx"
import { type ProductSource, productSets, productSources } from "./product-sets.ts"
import { type ProductsFilter, variantsOf } from "./variants-of.ts"

interface Named {
  readonly id: string
  readonly title?: string | null | undefined
  readonly name?: string | null | undefined
  readonly value?: string | null | undefined
}

function filterOf(source: ProductSource, ids: readonly string[]): ProductsFilter {
  const [id = ""] = ids
  switch (source) {
    case "products":
      return { id: [...ids] }
    case "collection":
      return { collection_id: id }
    case "category":
      return { category_id: id }
    case "type":
      return { type_id: id }
    case "tag":
      return { tag_id: id }
    default:
      return {}
  }
}

/** Adds the variants of single products, of all products of a collection, category, type or tag, or of all products. */
export function ChooseProducts({ onAdd }: { onAdd: (variants: readonly PricedVariant[]) => void }) {
  const t = useTranslations("admin.priceList.choose")
  const [source, setSource] = useState<ProductSource>("products")
  const [ids, setIds] = useState<readonly string[]>([])
  const add = useMutation({
    mutationFn: () => variantsOf(filterOf(source, ids)),
    onSuccess: (variants) => {
      onAdd(variants)
      setIds([])
    },
  })
  const isChosen = source === "all" || ids.length > 0
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <Select
          label={t("source")}
          value={source}
          options={productSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
          onChange={({ target }) => {
            setSource(productSources.find((each) => each === target.value) ?? source)
            setIds([])
          }}
        />
        {source === "products" ? (
          <EntityPicker
            label={t("sources.products")}
            placeholder={t("search")}
            resource={linkedProducts}
            multiple
            value={ids}
            option={({ id, title, thumbnail }) => ({ value: id, label: title, image: thumbnail })}
            onChange={setIds}
          />
        ) : (
          source !== "all" && (
            <EntityPicker
              key={source}
              label={t(`of.${source}`)}
              placeholder={t("search")}
              resource={productSets[source] as Pickable<Named>}
              value={ids[0] ?? null}
              option={({ id, title, name, value }) => ({ value: id, label: title ?? name ?? value ?? id })}
              onChange={(id) => setIds(id === null ? [] : [id])}
            />
          )
        )}
      </div>
      <SaveError error={add.error} text={t("failed")} />
      <div>
        <Button
          icon="plus"
          busy={add.isPending}
          disabledReason={isChosen ? undefined : t("chooseFirst")}
          onClick={() => add.mutate()}
        >
          {t("add")}
        </Button>
      </div>
    </div>
  )
}

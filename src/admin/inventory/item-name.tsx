import { useTranslations } from "#lib/i18n.tsx"
import { RowLink, TextLink } from "#ui/link-button.tsx"
import { Photo } from "#ui/photo.tsx"
import { itemName, variantsOf } from "./inventory-item.ts"

interface NamedItem {
  readonly id: string
  readonly title?: string | null | undefined
  readonly sku?: string | null | undefined
  readonly thumbnail?: string | null | undefined
}

interface ItemNameProps {
  item: NamedItem
  /** The link covers the table row. */
  isRow?: boolean
}

/** An inventory item's picture and name, which links to its page, above the product that it belongs to. */
export function ItemName({ item, isRow = false }: ItemNameProps) {
  const t = useTranslations("admin.inventory")
  const Link = isRow ? RowLink : TextLink
  const using = variantsOf(item)
  const products = [...new Set(using.flatMap(({ product }) => product?.title ?? []))]
  const [first] = products
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Photo
        src={item.thumbnail ?? using.find(({ product }) => product?.thumbnail)?.product?.thumbnail ?? null}
        alt=""
        loading="lazy"
        className="size-8 shrink-0 rounded-md object-cover"
      />
      <span className="grid min-w-0">
        <span className="line-clamp-2 wrap-anywhere">
          <Link to="/admin/inventory/$id" params={{ id: item.id }} {...(isRow ? {} : { variant: "plain" })}>
            {itemName(item) ?? t("unnamed")}
          </Link>
        </span>
        {first !== undefined && (
          <span className="truncate text-xs font-normal text-muted">
            {products.length > 1 ? t("products", { first, count: products.length - 1 }) : first}
          </span>
        )}
      </span>
    </span>
  )
}

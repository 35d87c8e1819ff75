import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { RowLink, TextLink } from "#ui/link-button.tsx"
import { Photo } from "#ui/photo.tsx"
import type { Tone } from "#ui/tone.ts"
import type { LinkedProduct } from "./product.resource.ts"

type ProductStatus = LinkedProduct["status"]

interface ProductNameProps {
  product: { readonly id: string; readonly title: string; readonly thumbnail: string | null }
  /** The link covers the table row. */
  isRow?: boolean
}

/** A product's picture and title, which links to its page. */
export function ProductName({ product: { id, title, thumbnail }, isRow = false }: ProductNameProps) {
  const Link = isRow ? RowLink : TextLink
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Photo
        src={thumbnail}
        alt=""
        loading="lazy"
        className={`${isRow ? "size-8" : "size-10"} shrink-0 rounded-md object-cover`}
      />
      <span className="min-w-0 truncate">
        <Link to="/admin/products/$id" params={{ id }} {...(isRow ? {} : { variant: "plain" })}>
          {title}
        </Link>
      </span>
    </span>
  )
}

const tones: Record<ProductStatus, Tone> = {
  draft: "inactive",
  proposed: "waiting",
  published: "done",
  rejected: "refused",
}

export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  const t = useTranslations("admin.catalog.products.status")
  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
}

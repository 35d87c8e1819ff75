import { useTranslations } from "#lib/i18n.tsx"
import type { CategoryNode } from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { Badge } from "#ui/badge.tsx"

/** Says that a category isn't shown in the store. */
export function CategoryBadges({ category }: { category: Pick<CategoryNode, "is_active" | "is_internal"> }) {
  const t = useTranslations("admin.catalog.category")
  return (
    <>
      {category.is_active === false && <Badge>{t("inactive")}</Badge>}{" "}
      {category.is_internal && <Badge>{t("internal")}</Badge>}
    </>
  )
}

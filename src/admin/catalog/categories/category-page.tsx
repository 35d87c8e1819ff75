import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { ProductsCard } from "#admin/products/products-card.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { ancestorsOf, childrenByParent } from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { categories } from "./category.resource.ts"
import { categoryTreeQuery } from "./category.ts"
import { CategoryBadges } from "./category-badges.tsx"
import { CategoryForm } from "./category-form.tsx"

const route = getRouteApi("/admin/_app/_catalog/categories/$id")

const MoveCategory = late(async () => (await import("#admin/catalog/categories/move-category.tsx")).MoveCategory)

const DeleteCategory = late(async () => (await import("#admin/catalog/categories/delete-category.tsx")).DeleteCategory)

export function CategoryPage() {
  const t = useTranslations("admin.catalog.category")
  const { id } = route.useParams()
  const navigate = usePageNavigate({ from: "/admin/categories/$id" })
  const { data: nodes } = useQuery(categoryTreeQuery)
  const [open, setOpen] = useState<"move" | "delete">()
  const node = nodes?.find((each) => each.id === id)
  const path = ancestorsOf(nodes ?? [], id)
  return (
    <DetailPage
      key={id}
      query={categories.one(id)}
      crumbs={[
        { label: t("list"), link: { to: "/admin/categories" } },
        ...path.map(
          (node) => ({ label: node.name, link: { to: "/admin/categories/$id", params: { id: node.id } } }) as const,
        ),
      ]}
      title={({ name }) => name}
      badges={(category) => <CategoryBadges category={category} />}
      actions={() => [
        {
          label: t("move.open"),
          icon: "sort",
          onSelect: () => setOpen("move"),
          disabledReason: nodes ? undefined : t("delete.loading"),
        },
        { label: t("addChild"), icon: "plus", link: { to: "/admin/categories/new", search: { parent: id } } },
        {
          label: t("delete.label"),
          icon: "trash",
          tone: "danger",
          onSelect: () => setOpen("delete"),
          disabledReason: nodes ? undefined : t("delete.loading"),
        },
      ]}
    >
      {(category) => (
        <>
          <CategoryForm
            category={category}
            below={
              <>
                <ChildrenCard id={id} />
                <ProductsCard
                  filter={{ category_id: id }}
                  change={(body) => adminSdk().admin.productCategory.updateProducts({ id, body })}
                />
              </>
            }
          />
          <Suspense>
            {open === "move" && nodes && node && (
              <MoveCategory nodes={nodes} category={node} onClose={() => setOpen(undefined)} />
            )}
            {open === "delete" && nodes && (
              <DeleteCategory
                nodes={nodes}
                category={category}
                onClose={() => setOpen(undefined)}
                onDeleted={() => void navigate({ to: "/admin/categories", ignoreBlocker: true })}
              />
            )}
          </Suspense>
        </>
      )}
    </DetailPage>
  )
}

function ChildrenCard({ id }: { id: string }) {
  const t = useTranslations("admin.catalog.category")
  const { data: nodes } = useQuery(categoryTreeQuery)
  const children = childrenByParent(nodes ?? []).get(id) ?? []
  return (
    <Card
      title={t("children.title")}
      badge={nodes && <Badge>{t("children.count", { count: children.length })}</Badge>}
      padding="flush"
      actions={
        <LinkButton size="sm" icon="plus" to="/admin/categories/new" search={{ parent: id }}>
          {t("addChild")}
        </LinkButton>
      }
    >
      {nodes && children.length === 0 && <EmptyState icon="menu" title={t("children.none")} />}
      {children.length > 0 && (
        <ul className="border-t border-line">
          {children.map((child) => (
            <li
              key={child.id}
              className="flex min-h-11 items-center gap-3 border-b border-line px-4 py-1.5 text-sm last:border-b-0 sm:px-5"
            >
              <TextLink variant="plain" to="/admin/categories/$id" params={{ id: child.id }}>
                {child.name}
              </TextLink>
              {child.is_active === false && <Badge>{t("inactive")}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

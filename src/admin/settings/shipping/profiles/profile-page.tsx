import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { ProfileForm } from "./profile-form.tsx"
import { loadProfileUse } from "./profile-use.ts"
import { ProfileUseCards } from "./profile-use-cards.tsx"
import { shippingProfiles } from "./shipping-profile.resource.ts"

const route = getRouteApi("/admin/_app/settings/_shipping/shipping-profiles/$id")

const NAMED = 5

export function ProfilePage() {
  const t = useTranslations("admin.profiles")
  const { id } = route.useParams()
  const client = useQueryClient()
  return (
    <DetailPage
      key={id}
      query={shippingProfiles.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/settings/shipping-profiles" } }]}
      title={({ name }) => name}
      removal={{
        label: t("delete.label"),
        title: ({ name }) => t("delete.title", { name }),
        dependants: async (_, signal) => {
          const { options, products } = await loadProfileUse(id, signal)
          const all = [
            ...options.map((each) => ({ id: each.id, name: t("delete.option", { name: each.name }) })),
            ...products.map((each) => ({ id: each.id, name: t("delete.product", { title: each.title }) })),
          ]
          return { count: all.length, first: all.slice(0, NAMED) }
        },
        consequence: ({ count }) => t("delete.use", { count }),
        whyNot: ({ count }) => (count > 0 ? t("delete.inUse") : undefined),
        run: async () => {
          await shippingProfiles.remove(id)
          await shippingProfiles.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/settings/shipping-profiles" },
      }}
    >
      {(profile) => <ProfileForm profile={profile} below={<ProfileUseCards id={id} />} />}
    </DetailPage>
  )
}

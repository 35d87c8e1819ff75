import type { defineResource } from "#admin/kit/resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Messages } from "#lib/messages/index.ts"
import type { IconName } from "#ui/icon.tsx"
import type { BulkAction } from "./bulk-action.ts"
import type { ListTexts } from "./list-page.tsx"

type Lists = Messages["admin"]["lists"]
/** Resources whose list texts are in `admin.lists`. */
export type ListName = { [K in keyof Lists]: Lists[K] extends { noMatch: string } ? K : never }[keyof Lists]

/** The texts of a resource's list, from `admin.lists`. */
export function useListTexts(name: ListName, icon: IconName): ListTexts {
  const t = useTranslations("admin.lists")
  return {
    title: t(`${name}.title`),
    hint: t(`${name}.hint`),
    search: t(`${name}.search`),
    none: { icon, title: t(`${name}.none.title`), text: t(`${name}.none.text`) },
    noMatch: t(`${name}.noMatch`),
  }
}

interface Identified {
  readonly id: string
}

/** Deletes the selected rows of a resource after a confirmation with their number. */
export function useDeleteRows(
  { remove, forget }: Pick<ReturnType<typeof defineResource>, "remove" | "forget">,
  name: ListName,
): BulkAction<Identified> {
  const t = useTranslations("admin.lists")
  return {
    label: t("delete"),
    icon: "trash",
    isDangerous: true,
    texts: (count) => ({
      title: t(`${name}.delete.title`, { count }),
      consequence: t(`${name}.delete.text`),
      confirm: t(`${name}.delete.confirm`, { count }),
      done: t(`${name}.delete.done`, { count }),
    }),
    run: ({ id }) => remove(id),
    refresh: (client, rows) => forget(client, ...rows.map(({ id }) => id)),
  }
}

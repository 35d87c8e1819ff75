import { useQueryClient } from "@tanstack/react-query"
import { isSame } from "#admin/kit/form/form-values.ts"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { deviceItem } from "#lib/device-items.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Collection } from "#schema/admin/entities/catalog.ts"
import { toApiError } from "#sdk/error.ts"
import { useToast } from "#ui/toasts.tsx"
import type { contentRecords } from "./content-records.ts"

interface PublishedOptions<Values> {
  records: ReturnType<typeof contentRecords>
  /** The content before; undefined if nothing was published yet. */
  record: Collection | undefined
  valuesOf: (record: Collection | undefined) => Values
  bodyOf: (values: Values) => Record<string, unknown>
  /** What the notices say after publishing and after undoing it. */
  saved: string
  restored: string
}

/** Returns what a form does once it has published content: it says so and offers to undo it. */
export function usePublished<Values>(options: PublishedOptions<Values>): (saved: Collection) => void {
  const { records, record, valuesOf, bodyOf } = options
  const t = useTranslations("admin.storefront")
  const client = useQueryClient()
  const toast = useToast()
  const refusal = useRefusalText()

  /** Restores the previous version, unless someone else has published since. */
  async function restore(saved: Collection) {
    const { id } = saved
    try {
      const present = await client.fetchQuery({ ...records.one(id), staleTime: 0 })
      if (!isSame(valuesOf(present), valuesOf(saved)))
        return toast({ about: id, tone: "refused", title: t("restoreFailed"), text: t("publishedSince") })
      await records.update(id, bodyOf(valuesOf(record)))
      await records.invalidate(client, id)
      toast({ about: id, title: options.restored })
    } catch (error) {
      toast({ about: id, tone: "refused", title: t("restoreFailed"), text: refusal(toApiError(error).message) })
    }
  }

  return (saved) => {
    deviceItem("contentPreview").remove()
    toast({
      about: saved.id,
      title: options.saved,
      // The administrator may look at the shop in another tab before deciding.
      lifetime: Infinity,
      action: { label: t("undo"), onClick: () => void restore(saved) },
    })
  }
}

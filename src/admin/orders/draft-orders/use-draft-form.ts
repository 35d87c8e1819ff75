import { useSuspenseQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useFormInput } from "#admin/kit/form/use-form-input.ts"
import { toAddressForm } from "#admin/orders/address-form.ts"
import { regionsQuery, salesChannelsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { SentDraft } from "./create-draft.ts"
import { drafts } from "./draft-order.resource.ts"
import { type DraftForm, draftSchema } from "./draft-schema.ts"

/** Messages of the server about the customer. */
const exceptions = { picked: /email/i }

/** The form of a new draft, with the regions and sales channels to choose from. */
export function useDraftForm() {
  const t = useTranslations("admin.drafts")
  const tp = useTranslations("admin.orderDetails.picker")
  const { data: regions } = useSuspenseQuery(regionsQuery)
  const { data: channels } = useSuspenseQuery(salesChannelsQuery)
  const countriesOf = (id: string) =>
    (regions.find((each) => each.id === id)?.countries ?? []).map(({ iso_2 }) => String(iso_2))
  const onlyCountry = (id: string) => (countriesOf(id).length === 1 ? (countriesOf(id)[0] ?? "") : "")
  const input = useFormInput<DraftForm, DraftForm, SentDraft>({
    draftKey: `${drafts.name}/new`,
    serverValues: () => {
      const region = regions[0]?.id ?? ""
      const address = toAddressForm(null, onlyCountry(region))
      return {
        region,
        channel: channels[0]?.id ?? "",
        withAddress: true,
        sameBilling: true,
        picked: { customer: null, email: "" },
        address,
        filled: address,
      }
    },
    schema: draftSchema,
    labels: {
      picked: t("new.customer"),
      region: t("new.region"),
      channel: t("new.channel"),
      withAddress: t("new.withAddress"),
      sameBilling: t("new.sameBilling"),
      address: t("new.address"),
      filled: t("new.address"),
    },
    rules: { nobody: tp("reasons.nobody"), email: tp("reasons.email") },
    exceptions,
  })
  const { getValues, setValue } = input.form
  const regionId = input.value("region")
  const region = regions.find(({ id }) => id === regionId)
  const country = onlyCountry(regionId)
  useEffect(() => {
    // A country of the previous region belongs to other prices.
    const present = getValues("address.country_code")
    if ((region?.countries ?? []).some(({ iso_2 }) => iso_2 === present)) return
    if (getValues("filled.country_code") === present) {
      setValue("filled.country_code", country)
      setValue("filled.province", "")
    }
    setValue("address.country_code", country)
    setValue("address.province", "")
  }, [region, country, getValues, setValue])
  return { input, regions, channels, region, countriesOf }
}

export type DraftInput = ReturnType<typeof useDraftForm>["input"]

import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { CustomerPicker } from "#admin/customers/customer-picker.tsx"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { useFormInput } from "#admin/kit/form/use-form-input.ts"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { DraftNotice } from "#admin/kit/unsaved/draft-notice.tsx"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { AddressFields } from "#admin/orders/address-fields.tsx"
import { toAddressBody, toAddressForm } from "#admin/orders/address-form.ts"
import { regionsQuery, salesChannelsQuery } from "#admin/settings/settings.ts"
import { errorText } from "#app/error-text.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Select } from "#ui/select.tsx"
import { createDraft, type SentDraft } from "./create-draft.ts"
import { drafts } from "./draft-order.resource.ts"
import { type DraftForm, draftSchema } from "./draft-schema.ts"
import { useCustomerAddress } from "./use-customer-address.ts"

/** Messages of the server about the customer. */
const exceptions = { picked: /email/i }

/** New draft: customer, region, sales channel and address; items are added once it exists and has totals. */
export function NewDraftPage() {
  const t = useTranslations("admin.drafts")
  const tFailure = useTranslations("admin.failure")
  const refused = useRefusalText()
  const tUi = useTranslations("ui")
  const tp = useTranslations("admin.orderDetails.picker")
  const navigate = usePageNavigate({ from: "/admin/draft-orders/new" })
  const client = useQueryClient()
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
  const { form } = input
  const { register, getValues, setValue } = form
  const picked = input.input("picked")
  const regionId = input.value("region")
  const region = regions.find(({ id }) => id === regionId)
  const countries = countriesOf(regionId)
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

  const save = useMutation({
    mutationFn: (values: DraftForm) => {
      const address = values.withAddress ? toAddressBody(values.address) : undefined
      const { customer, email } = values.picked
      const body = {
        region_id: values.region,
        sales_channel_id: values.channel,
        email: customer?.email ?? email.trim(),
        ...(customer ? { customer_id: customer.id } : {}),
        ...(address ? { shipping_address: address } : {}),
        ...(address && values.sameBilling ? { billing_address: address } : {}),
      }
      return createDraft(body, input.lost.current, (sent) => {
        input.lost.current = sent
        input.keepLost()
      })
    },
    onError: (error) => void input.place(error),
    onSuccess: async (id) => {
      input.settle(getValues(), getValues())
      client.invalidateQueries({ queryKey: ["admin"] })
      await navigate({
        to: "/admin/draft-orders/$id/edit",
        params: { id },
        replace: true,
        ignoreBlocker: true,
      })
    },
  })
  const { question } = useLeaveGuard(input.isDirty, input.discard, {
    title: t("new.leave.title"),
    text: t("new.leave.text"),
    keep: tUi("cancel"),
    discard: t("new.leave.confirm"),
  })
  const { follow, offered, fill } = useCustomerAddress(form, countriesOf)
  return (
    <NewRecordPage
      crumb={{ label: t("title"), link: { to: "/admin/draft-orders" } }}
      title={t("new.title")}
      hint={t("new.hint")}
    >
      <form
        noValidate
        className="grid gap-6"
        onSubmit={form.handleSubmit((values) => {
          if (!save.isPending) save.mutate(values)
        })}
      >
        <DraftNotice form={input} />
        {save.error && (
          <Banner tone="refused" announce title={t("new.failed")}>
            {errorText(save.error, { refused, server: tFailure("draft"), lost: t("new.lost") })}
          </Banner>
        )}
        <Card title={t("new.customer")}>
          <CustomerPicker
            value={picked.value}
            error={picked.error}
            onChange={(next) => {
              picked.onChange(next)
              void follow(next)
            }}
          />
        </Card>
        <Card title={t("new.where")}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              {...input.field("region")}
              hint={region?.currency_code && t("new.currency", { currency: region.currency_code.toUpperCase() })}
              options={regions.map(({ id, name }) => ({ value: id, label: name ?? id }))}
            />
            <Select
              {...input.field("channel")}
              options={channels.map(({ id, name }) => ({ value: id, label: name ?? id }))}
            />
          </div>
        </Card>
        <Card title={t("new.address")}>
          <div className="grid gap-4">
            <Checkbox {...input.field("withAddress")} hint={t("new.withAddressHint")} />
            {input.value("withAddress") && (
              <>
                <AddressFields
                  countries={countries}
                  country={input.value("address.country_code")}
                  province={input.value("address.province")}
                  onCountry={() => input.set("address.province", "")}
                  field={(name, options) => register(`address.${name}`, options)}
                  error={(name) => input.field(`address.${name}`).error}
                />
                {offered && (
                  <Banner title={t("new.addressKept")}>
                    <Button size="sm" onClick={() => fill(offered)}>
                      {t("new.useCustomerAddress")}
                    </Button>
                  </Banner>
                )}
                <Checkbox {...input.field("sameBilling")} />
              </>
            )}
          </div>
        </Card>
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton to="/admin/draft-orders">{t("new.cancel")}</LinkButton>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {t("new.submit")}
          </Button>
        </div>
      </form>
      {question}
    </NewRecordPage>
  )
}

import { useMutation, useQueryClient } from "@tanstack/react-query"
import { CustomerPicker } from "#admin/customers/customer-picker.tsx"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { DraftNotice } from "#admin/kit/unsaved/draft-notice.tsx"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { AddressFields } from "#admin/orders/address-fields.tsx"
import { errorText } from "#app/error-text.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Select } from "#ui/select.tsx"
import { createDraft, toDraftBody } from "./create-draft.ts"
import type { DraftForm } from "./draft-schema.ts"
import { useCustomerAddress } from "./use-customer-address.ts"
import { type DraftInput, useDraftForm } from "./use-draft-form.ts"

/** Creates a draft with the values of its form, and opens it to add items. */
function useCreation(input: DraftInput) {
  const navigate = usePageNavigate({ from: "/admin/draft-orders/new" })
  const client = useQueryClient()
  return useMutation({
    mutationFn: (values: DraftForm) =>
      createDraft(toDraftBody(values), input.lost.current, (sent) => {
        input.lost.current = sent
        input.keepLost()
      }),
    onError: (error) => void input.place(error),
    onSuccess: async (id) => {
      input.settle(input.form.getValues(), input.form.getValues())
      client.invalidateQueries({ queryKey: ["admin"] })
      await navigate({
        to: "/admin/draft-orders/$id/edit",
        params: { id },
        replace: true,
        ignoreBlocker: true,
      })
    },
  })
}

/** New draft: customer, region, sales channel and address; items are added once it exists and has totals. */
export function NewDraftPage() {
  const t = useTranslations("admin.drafts")
  const tFailure = useTranslations("admin.failure")
  const refused = useRefusalText()
  const tUi = useTranslations("ui")
  const { input, regions, channels, region, countriesOf } = useDraftForm()
  const save = useCreation(input)
  const { question } = useLeaveGuard(input.isDirty, input.discard, {
    title: t("new.leave.title"),
    text: t("new.leave.text"),
    keep: tUi("cancel"),
    discard: t("new.leave.confirm"),
  })
  const { form } = input
  const picked = input.input("picked")
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
                  countries={countriesOf(input.value("region"))}
                  country={input.value("address.country_code")}
                  province={input.value("address.province")}
                  onCountry={() => input.set("address.province", "")}
                  field={(name, options) => form.register(`address.${name}`, options)}
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

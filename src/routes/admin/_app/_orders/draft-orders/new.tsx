import { zodResolver } from "@hookform/resolvers/zod"
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, useBlocker } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { type Resolver, useForm, useWatch } from "react-hook-form"
import { useTranslations } from "#lib/i18n.tsx"
import { errorText } from "#routes/-app/error-text.ts"
import { AddressFields } from "#routes/admin/_app/_orders/-address/address-fields.tsx"
import { toAddressBody, toAddressForm } from "#routes/admin/_app/_orders/-address/address-form.ts"
import {
  CustomerPicker,
  type PickedCustomer,
  whyNotPicked,
} from "#routes/admin/_app/_orders/-customers/customer-picker.tsx"
import { createDraft } from "#routes/admin/-queries/drafts.ts"
import { regionsQuery, salesChannelsQuery } from "#routes/admin/-queries/settings.ts"
import { Banner } from "#ui/banner.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { Select } from "#ui/select.tsx"
import { type DraftForm, draftWithAddress, draftWithoutAddress } from "./-draft/new-draft-form.ts"
import { useCustomerAddress } from "./-draft/use-customer-address.ts"

export const Route = createFileRoute("/admin/_app/_orders/draft-orders/new")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(regionsQuery), queryClient.ensureQueryData(salesChannelsQuery)]),
  component: NewDraft,
})

const withAddress = zodResolver(draftWithAddress)
const withoutAddress = zodResolver(draftWithoutAddress)
const resolver: Resolver<DraftForm> = (values, context, options) =>
  values.withAddress ? withAddress(values, context, options) : withoutAddress(values, context, options)

/** New draft: customer, region, sales channel and address; items are added once it exists and has totals. */
function NewDraft() {
  const t = useTranslations("admin.drafts")
  const tFailure = useTranslations("admin.failure")
  const tp = useTranslations("admin.orderDetails.picker")
  const navigate = Route.useNavigate()
  const client = useQueryClient()
  const { data: regions } = useSuspenseQuery(regionsQuery)
  const { data: channels } = useSuspenseQuery(salesChannelsQuery)
  const [picked, setPicked] = useState<PickedCustomer>({ customer: null, email: "" })
  const [tried, setTried] = useState(false)
  const form = useForm<DraftForm>({
    resolver,
    defaultValues: {
      region: regions[0]?.id ?? "",
      channel: channels[0]?.id ?? "",
      withAddress: true,
      sameBilling: true,
      address: toAddressForm(null),
    },
  })
  const { register, handleSubmit, formState, control, setValue, getValues } = form
  const [regionId, hasAddress] = useWatch({ control, name: ["region", "withAddress"] })
  const region = regions.find(({ id }) => id === regionId)
  const countriesOf = (id: string) =>
    (regions.find((each) => each.id === id)?.countries ?? []).map(({ iso_2 }) => String(iso_2))
  const countries = countriesOf(regionId)
  const country = countries.length === 1 ? countries[0] : undefined
  useEffect(() => {
    // A country of the previous region belongs to other prices.
    const present = getValues("address.country_code")
    const fits = (region?.countries ?? []).some(({ iso_2 }) => iso_2 === present)
    if (!fits) setValue("address.country_code", country ?? "")
  }, [region, country, getValues, setValue])

  const reason = whyNotPicked(picked)
  const save = useMutation({
    mutationFn: (form: DraftForm) => {
      const address = form.withAddress ? toAddressBody(form.address) : undefined
      const { customer, email } = picked
      return createDraft({
        region_id: form.region,
        sales_channel_id: form.channel,
        email: customer?.email ?? email.trim(),
        ...(customer ? { customer_id: customer.id } : {}),
        ...(address ? { shipping_address: address } : {}),
        ...(address && form.sameBilling ? { billing_address: address } : {}),
      })
    },
    onSuccess: async (draft) => {
      client.invalidateQueries({ queryKey: ["admin"] })
      await navigate({
        to: "/admin/draft-orders/$id/edit",
        params: { id: draft.id },
        replace: true,
        ignoreBlocker: true,
      })
    },
  })
  const isFilledIn = formState.isDirty || picked.customer !== null || picked.email !== ""
  const leave = useBlocker({
    shouldBlockFn: () => isFilledIn && !save.isSuccess,
    enableBeforeUnload: () => isFilledIn && !save.isSuccess,
    withResolver: true,
  })
  const { follow, offered, fill } = useCustomerAddress(form, countriesOf)
  function pick(next: PickedCustomer) {
    setPicked(next)
    void follow(next)
  }
  const problem = (name: "region" | "channel") => (formState.errors[name] ? t("new.required") : undefined)
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("title"), link: { to: "/admin/draft-orders" } }]} />}
        title={t("new.title")}
        description={t("new.hint")}
      />
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          setTried(true)
          void handleSubmit((form) => !reason && !save.isPending && save.mutate(form))(event)
        }}
      >
        {save.error && (
          <Banner tone="refused" announce title={t("new.failed")}>
            {errorText(save.error, { refused: (reason) => reason, server: tFailure("draft"), lost: t("new.lost") })}
          </Banner>
        )}
        <Card title={t("new.customer")}>
          <CustomerPicker
            value={picked}
            onChange={pick}
            error={tried && reason ? tp(`reasons.${reason}`) : undefined}
          />
        </Card>
        <Card title={t("new.where")}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t("new.region")}
              hint={region?.currency_code && t("new.currency", { currency: region.currency_code.toUpperCase() })}
              error={problem("region")}
              options={regions.map(({ id, name }) => ({ value: id, label: name ?? id }))}
              {...register("region")}
            />
            <Select
              label={t("new.channel")}
              error={problem("channel")}
              options={channels.map(({ id, name }) => ({ value: id, label: name ?? id }))}
              {...register("channel")}
            />
          </div>
        </Card>
        <Card title={t("new.address")}>
          <div className="grid gap-4">
            <Checkbox label={t("new.withAddress")} hint={t("new.withAddressHint")} {...register("withAddress")} />
            {hasAddress && (
              <>
                <AddressFields
                  countries={countries}
                  field={(name) => register(`address.${name}`)}
                  error={(name) => formState.errors.address?.[name]?.message}
                />
                {offered && (
                  <Banner title={t("new.addressKept")}>
                    <Button size="sm" onClick={() => fill(offered)}>
                      {t("new.useCustomerAddress")}
                    </Button>
                  </Banner>
                )}
                <Checkbox label={t("new.sameBilling")} {...register("sameBilling")} />
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
      <ConfirmDialog
        open={leave.status === "blocked"}
        title={t("new.leave.title")}
        confirm={t("new.leave.confirm")}
        onClose={() => leave.reset?.()}
        onConfirm={() => leave.proceed?.()}
      >
        {t("new.leave.text")}
      </ConfirmDialog>
    </Page>
  )
}

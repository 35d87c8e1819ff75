import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { z } from "zod/mini"
import { useTranslations } from "#lib/i18n.tsx"
import type { DetailsTask } from "#machines/order-details/order-details.machine.ts"
import { AddressFields } from "#routes/admin/-components/address-fields.tsx"
import { addressSchema, toAddressBody, toAddressForm } from "#routes/admin/-components/address-form.ts"
import { TaskDialog } from "#routes/admin/-components/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/-components/use-task.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Checkbox } from "#ui/checkbox.tsx"
import type { Remembered } from "./remembered.ts"

const formSchema = z.object({ address: addressSchema, both: z.boolean() })

interface AddressDialogProps extends Remembered {
  handle: TaskHandle<DetailsTask>
  task: Extract<DetailsTask, { type: "address" }>
  part: "shipping" | "billing"
  now: Order["shipping_address"]
  /** iso_2; without them the country stays what it is. */
  countries: readonly string[] | undefined
  /** The other address was the same, or there was none. */
  offerBoth: boolean
}

/** Where it goes, or who it is billed to; all of it at once, with what is wrong at its field. */
export function AddressDialog(props: AddressDialogProps) {
  const { handle, task, part, now, countries, offerBoth, recall, keep } = props
  const t = useTranslations("admin.orderDetails")
  const country = now?.country_code ?? undefined
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: {
      address: toAddressForm(now, countries?.length === 1 ? countries[0] : ""),
      both: offerBoth,
      ...recall(),
    },
  })
  useEffect(() => () => keep(getValues()), [keep, getValues])
  const fixed = countries === undefined && country !== undefined
  return (
    <TaskDialog
      handle={handle}
      open
      size="md"
      title={t(`${part}.title`)}
      consequence={t(`${part}.consequence`)}
      confirm={t("address.confirm")}
      onConfirm={handleSubmit(({ address, both }) => {
        const { country_code, ...rest } = toAddressBody(address)
        const body = fixed ? rest : { country_code, ...rest }
        handle.confirm({ ...task, part: both && offerBoth ? "both" : part, address: body as typeof task.address })
      })}
    >
      <AddressFields
        countries={fixed ? [country] : (countries ?? [])}
        fixedCountry={fixed ? t("address.fixedCountry") : undefined}
        field={(name) => register(`address.${name}`)}
        error={(name) => formState.errors.address?.[name]?.message}
      />
      {offerBoth && <Checkbox label={t(`${part}.both`)} {...register("both")} />}
    </TaskDialog>
  )
}

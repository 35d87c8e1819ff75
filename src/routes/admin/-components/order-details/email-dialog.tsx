import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { z } from "zod/mini"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DetailsTask } from "#machines/order-details/order-details.machine.ts"
import { TaskDialog } from "#routes/admin/-components/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/-components/use-task.ts"
import { TextField } from "#ui/text-field.tsx"
import type { Remembered } from "./remembered.ts"

const emailSchema = z.object({ email: z.string().check(z.trim(), z.refine(isEmail, "email")) })

interface EmailDialogProps extends Remembered {
  handle: TaskHandle<DetailsTask>
  task: Extract<DetailsTask, { type: "email" }>
  /** The order's present e-mail. */
  now: string
}

/** Where the order's mails go from now on. */
export function EmailDialog({ handle, task, now, recall, keep }: EmailDialogProps) {
  const t = useTranslations("admin.orderDetails.email")
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(emailSchema),
    defaultValues: { email: now, ...recall() },
  })
  useEffect(() => () => keep(getValues()), [keep, getValues])
  return (
    <TaskDialog
      handle={handle}
      open
      title={t("title")}
      consequence={t("consequence")}
      confirm={t("confirm")}
      onConfirm={handleSubmit(({ email }) => handle.confirm({ ...task, email }))}
    >
      <TextField
        label={t("label")}
        type="email"
        autoComplete="off"
        hint={t("now", { email: now })}
        error={formState.errors.email && t("invalid")}
        {...register("email")}
      />
    </TaskDialog>
  )
}

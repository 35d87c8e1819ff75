import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { z } from "zod/mini"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DetailsTask } from "#machines/order-details/order-details.machine.ts"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import { TextField } from "#ui/text-field.tsx"
import { ChangedBanner } from "./changed-banner.tsx"
import { conflictsOf, type DraftStore } from "./form-draft.ts"

const emailSchema = z.object({ email: z.string().check(z.trim(), z.refine(isEmail, "email")) })
type EmailForm = z.infer<typeof emailSchema>

interface EmailDialogProps {
  handle: TaskHandle<DetailsTask>
  task: Extract<DetailsTask, { type: "email" }>
  /** The order's current email. */
  now: string
  draft: DraftStore<EmailForm>
}

/** Dialog for the email address that receives the order's notifications. */
export function EmailDialog({ handle, task, now, draft }: EmailDialogProps) {
  const t = useTranslations("admin.orderDetails.email")
  const shown = { email: now }
  const [kept] = useState(draft.recall)
  const [base, setBase] = useState(kept?.base ?? shown)
  const { register, handleSubmit, formState, getValues, setValue, reset } = useForm<EmailForm>({
    resolver: zodResolver(emailSchema),
    values: shown,
    resetOptions: { keepDirtyValues: true },
  })
  const { dirtyFields, errors } = formState
  useEffect(() => {
    if (kept?.typed.email !== undefined) setValue("email", kept.typed.email, { shouldDirty: true })
  }, [kept, setValue])
  const hasConflict = conflictsOf(base, shown, dirtyFields).length > 0
  function close() {
    draft.keep({ base, typed: dirtyFields.email ? getValues() : {} })
    handle.dismiss()
  }
  return (
    <TaskDialog
      handle={{ ...handle, dismiss: close }}
      open
      title={t("title")}
      consequence={t("consequence")}
      confirm={t("confirm")}
      onConfirm={handleSubmit(({ email }) => handle.confirm({ ...task, email, seen: now }))}
    >
      {hasConflict && (
        <ChangedBanner
          changes={[{ label: t("label"), now }]}
          onTakeTheirs={() => {
            reset(shown, { keepDirtyValues: false })
            setBase(shown)
          }}
        />
      )}
      <TextField
        label={t("label")}
        type="email"
        autoComplete="off"
        hint={t("now", { email: now })}
        error={errors.email && t("invalid")}
        {...register("email")}
      />
    </TaskDialog>
  )
}

import { useQuery } from "@tanstack/react-query"
import { useId, useState } from "react"
import { errorText } from "#app/error-text.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { useToast } from "#ui/toasts.tsx"
import { DependantsList } from "./dependants-list.tsx"
import { useRefusalText } from "./refusal.ts"
import type { Removal } from "./removal.ts"

interface DeleteDialogProps<Row> {
  row: Row
  removal: Removal<Row>
  onClose: () => void
}

/** Asks before deleting a record, and names the records that use it. Deleting twice is safe. */
export function DeleteDialog<Row extends { readonly id: string }>({ row, removal, onClose }: DeleteDialogProps<Row>) {
  const t = useTranslations("admin.detail.remove")
  const refused = useRefusalText()
  const tUi = useTranslations("ui")
  const navigate = usePageNavigate()
  const toast = useToast()
  const dependants = useQuery({
    queryKey: ["admin", "dependants", row.id],
    queryFn: ({ signal }) => removal.dependants(row, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  async function remove() {
    setBusy(true)
    setError(undefined)
    try {
      await removal.run(row)
      toast({ title: removal.done })
      // Its unsaved changes are deleted with it.
      await navigate({ ...removal.list, ignoreBlocker: true })
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  const { data } = dependants
  const reasonId = useId()
  const reason = data && removal.whyNot?.(data)
  const isForUsers = reason !== undefined && removal.whyNot?.({ ...data, count: 0, first: [] }) === undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={removal.title(row)}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{tUi("cancel")}</Button>
          <Button
            variant="danger"
            busy={busy}
            disabledReason={dependants.isPending ? t("loading") : reason}
            {...(reason === undefined ? {} : { reasonShown: "elsewhere", "aria-describedby": reasonId })}
            onClick={() => void remove()}
          >
            {removal.label}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {dependants.isPending && <Skeleton className="h-5 w-full" />}
        {dependants.isError && <p>{t("unknown")}</p>}
        {data && (reason === undefined ? <div>{removal.consequence(data)}</div> : <p id={reasonId}>{reason}</p>)}
        {data && (reason === undefined || isForUsers) && <DependantsList found={data} />}
        {error !== undefined && (
          <Banner tone="refused" announce title={t("failed")}>
            {errorText(error, {
              refused,
              server: t("server"),
              lost: t("lost"),
            })}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

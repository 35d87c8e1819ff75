import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type ReservationRow, reservations } from "#admin/inventory/reservation.resource.ts"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Select } from "#ui/select.tsx"
import { useToast } from "#ui/toasts.tsx"
import { useLocationOptions } from "./levels.ts"
import { type MoveResult, moveReservation } from "./move-reservation.ts"

interface MoveDialogProps {
  reservation: ReservationRow
  onClose: () => void
}

/** Moves a reservation to another location that has enough units. */
export function MoveDialog({ reservation, onClose }: MoveDialogProps) {
  const t = useTranslations("admin.reservation")
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const toast = useToast()
  const { levels, options } = useLocationOptions(reservation.inventory_item_id)
  const others = options?.filter(({ value }) => value !== reservation.location_id)
  const [location, setLocation] = useState("")
  const [isSubmitted, setSubmitted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<MoveResult>()
  const [error, setError] = useState<unknown>()
  const available = Math.max(0, levels?.get(location) ?? 0)
  const whyNot = () => {
    if (location === "") return isSubmitted ? t("chooseLocation") : undefined
    if (result?.kind === "tooFew") return t("problems.tooMany", { count: result.available })
    return levels && available < reservation.quantity ? t("problems.tooMany", { count: available }) : undefined
  }
  const move = async () => {
    setSubmitted(true)
    if (location === "" || whyNot()) return
    setBusy(true)
    setError(undefined)
    try {
      const next = await moveReservation(reservation, location)
      if (next.kind === "moved") {
        toast({ title: t("moved") })
        // Its unsaved changes are based on the deleted one.
        await navigate({ to: "/admin/reservations/$id", params: { id: next.id }, replace: true, ignoreBlocker: true })
        return await reservations.forget(client, reservation.id)
      }
      setResult(next)
      await reservations.invalidate(client, reservation.id)
    } catch (problem) {
      setError(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <EntryDialog
      title={t("move")}
      description={t("moveHint")}
      entries={location}
      submit={t("moveConfirm", { count: reservation.quantity })}
      busy={isBusy}
      disabledReason={others?.length === 0 ? t("onlyLocation") : undefined}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Select
          label={t("newLocation")}
          value={location}
          placeholder={others ? t("chooseLocation") : t("loading")}
          options={others ?? []}
          error={whyNot()}
          onChange={({ target }) => {
            setLocation(target.value)
            setResult(undefined)
          }}
        />
        {(result?.kind === "changed" || result?.kind === "gone") && (
          <Banner tone="waiting" announce title={t(`moveFailed.${result.kind}`)} />
        )}
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}

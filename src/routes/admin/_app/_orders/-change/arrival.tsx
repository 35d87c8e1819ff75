import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { returnQuery } from "#routes/admin/-queries/returns.ts"
import { locationsQuery } from "#routes/admin/-queries/settings.ts"
import { Card } from "#ui/card.tsx"
import { Select } from "#ui/select.tsx"
import type { ChangeProps } from "./change-page.tsx"

type ArrivalProps = Pick<ChangeProps, "snapshot" | "preview" | "send">

/** Location that receives the items: kept until the return starts, and saved after that. */
export function ReturnLocation({ snapshot, preview, send }: ArrivalProps) {
  const t = useTranslations("admin.returnItems")
  const locations = useQuery(locationsQuery)
  const { change, startOptions } = snapshot.context
  const returnId = preview.order_change?.return_id ?? ""
  const { data: row } = useQuery({ ...returnQuery(returnId), enabled: returnId !== "" })
  const client = useQueryClient()
  const saving = change?.type === "change.setLocation" ? change.locationId : undefined
  return (
    <Card title={t("arrival")}>
      <Select
        label={t("location")}
        placeholder={t("chooseLocation")}
        mandatory
        value={saving ?? row?.location_id ?? startOptions.locationId ?? ""}
        onChange={(event) => {
          const locationId = event.target.value
          send({ type: "startOptions.set", startOptions: { locationId } })
          if (!returnId) return
          send({ type: "change.setLocation", locationId })
          // Shown until the return is loaded again, after the step was saved or refused.
          client.setQueryData(returnQuery(returnId).queryKey, (now) => now && { ...now, location_id: locationId })
        }}
        options={(locations.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Card>
  )
}

import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import type { Tone } from "#ui/tone.ts"
import type { PriceListState } from "./price-list-state.ts"

const tones = { draft: "inactive", scheduled: "waiting", expired: "refused", active: "done" } as const satisfies Record<
  PriceListState,
  Tone
>

/** Badge with whether a price list applies. */
export function StateBadge({ state }: { state: PriceListState }) {
  const t = useTranslations("admin.priceList.states")
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
}

import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import type { Tone } from "#ui/tone.ts"
import type { CampaignRow } from "./campaign.resource.ts"

type CampaignState = "scheduled" | "active" | "expired"

const tones = { scheduled: "waiting", active: "done", expired: "refused" } as const satisfies Record<
  CampaignState,
  Tone
>

/** Whether a time is within a campaign's dates. The server ends a campaign exactly at its end. */
export function stateOf(
  { starts_at, ends_at }: Pick<CampaignRow, "starts_at" | "ends_at">,
  now: number,
): CampaignState {
  if (ends_at && Date.parse(ends_at) <= now) return "expired"
  return starts_at && Date.parse(starts_at) > now ? "scheduled" : "active"
}

/** Badge with whether a campaign has started or ended. */
export function CampaignStateBadge({ campaign }: { campaign: Pick<CampaignRow, "starts_at" | "ends_at"> }) {
  const t = useTranslations("admin.lists.campaigns.states")
  const state = stateOf(campaign, Date.now())
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
}

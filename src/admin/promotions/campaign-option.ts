import type { CampaignRow } from "./campaigns/campaign.resource.ts"

/** A campaign as an option of a picker. */
export const campaignOption = ({ id, name, campaign_identifier }: CampaignRow) => ({
  value: id,
  label: name,
  description: campaign_identifier,
})

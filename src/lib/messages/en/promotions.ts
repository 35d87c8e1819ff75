import { builder } from "./promotions/builder.ts"
import { campaign, linkedPromotions } from "./promotions/campaign.ts"
import { check } from "./promotions/check.ts"
import { promotionEdit } from "./promotions/edit.ts"
import { lists } from "./promotions/lists.ts"
import { promotion } from "./promotions/promotion.ts"

/** Messages of the pages of promotions and campaigns. */
export const messages = {
  admin: {
    campaign,
    promotionBuilder: builder,
    promotionCheck: check,
    promotion,
    promotionEdit,
    linked: { promotions: linkedPromotions },
    lists,
  },
}

import { builder } from "./promotions/builder.ts"
import { campaign } from "./promotions/campaign.ts"
import { lists } from "./promotions/lists.ts"
import { promotion } from "./promotions/promotion.ts"

export const messages = {
  admin: {
    campaign,
    promotionBuilder: builder,
    promotion,
    lists,
  },
}

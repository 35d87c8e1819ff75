import type { z } from "zod"
import { z as zod } from "zod"
import { createProducts, deleteProducts, updateProducts } from "#mocks/domain/catalog/products.ts"
import { createPriceList, removePriceList } from "#mocks/domain/pricing/price-lists.ts"
import { createCampaign } from "#mocks/domain/promotions/campaigns.ts"
import { createPromotion } from "#mocks/domain/promotions/records.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { validate } from "#mocks/kernel/validate.ts"
import { CreateCampaignBody } from "#schema/admin/campaign.ts"
import { CreatePriceListBody } from "#schema/admin/price-list.ts"
import { CreateProductBody, UpdateProductBody } from "#schema/admin/product.bodies.ts"
import { CreatePromotionBody } from "#schema/admin/promotion.ts"

type Run = (db: Database, input: unknown) => void

/** Validates the input of a workflow. */
const on =
  <S extends z.ZodType>(input: S, work: (db: Database, input: z.output<S>) => void): Run =>
  (db, given) =>
    work(db, validate(input, given ?? {}))

const ids = zod.object({ ids: zod.array(zod.string()) })

/** Workflows that can be run by name here, in addition to imports and exports. */
export const runnableWorkflows: ReadonlyMap<string, Run> = new Map([
  [
    "create-products",
    on(zod.object({ products: zod.array(CreateProductBody) }), (db, { products }) => {
      createProducts(db, products)
    }),
  ],
  [
    "update-products",
    on(zod.object({ products: zod.array(UpdateProductBody.extend({ id: zod.string() })) }), (db, { products }) =>
      updateProducts(db, products),
    ),
  ],
  ["delete-products", on(ids, (db, input) => deleteProducts(db, input.ids))],
  [
    "create-price-lists",
    on(zod.object({ price_lists_data: zod.array(CreatePriceListBody) }), (db, { price_lists_data: lists }) => {
      for (const list of lists) createPriceList(db, list)
    }),
  ],
  [
    "delete-price-lists",
    on(ids, (db, input) => {
      for (const id of input.ids) removePriceList(db, id)
    }),
  ],
  [
    "create-campaigns",
    on(zod.object({ campaignsData: zod.array(CreateCampaignBody) }), (db, { campaignsData }) => {
      for (const campaign of campaignsData) createCampaign(db, campaign)
    }),
  ],
  [
    "create-promotions",
    on(zod.object({ promotionsData: zod.array(CreatePromotionBody) }), (db, { promotionsData }) => {
      for (const promotion of promotionsData) createPromotion(db, promotion)
    }),
  ],
])

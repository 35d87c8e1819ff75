import { loadCheckedPromotion } from "#machines/promotions/promotion-check/load-checked-promotion.ts"
import { checkPromotion } from "#machines/promotions/promotion-check/promotion-check.rules.ts"
import { withOptionTypes } from "#machines/promotions/promotion-check/rule-verdict.ts"
import { createTrial } from "#machines/promotions/promotion-check/trial.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { type Bench, median } from "./bench.ts"

const PROMOTIONS = 5_000
const RUNS = 15

/** Checks one of 5,000 promotions with a trial cart of two items over the in-memory backend. */
export default {
  title: `A promotion checked with a trial cart, among ${PROMOTIONS.toLocaleString("en")}`,
  async measure() {
    const { admin, store, variant, region, backend } = await openLiveShop({ check: undefined })
    const application_method = { type: "percentage", target_type: "items", allocation: "across", value: 10 } as const
    let id = ""
    for (let index = 0; index < PROMOTIONS; index++) {
      // Every tenth one is automatic, and its rules are checked for each cart.
      const body = { code: `P${index}`, type: "standard", status: "active", application_method } as const
      const isAutomatic = index % 10 === 1
      const rules = [{ attribute: "region.id", operator: "in" as const, values: [isAutomatic ? "reg_other" : region] }]
      const { promotion } = await admin.admin.promotion.create({ body: { ...body, is_automatic: isAutomatic, rules } })
      if (index === 0) id = promotion.id
    }
    const [channel] = backend.db.tables.salesChannel.all()
    const answers: number[] = []
    const removals: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const trial = createTrial(admin, store, {
        region,
        channel: String(channel?.id),
        country: "de",
        buyer: {},
        shippingOption: undefined,
        codes: ["P0"],
        items: ["SHIRT-M-BLACK", "MUG-CLASSIC"].map((sku) => ({ variant_id: variant(sku), quantity: 2 })),
      })
      const started = performance.now()
      const [{ cart }, promotion] = await Promise.all([trial.load(), loadCheckedPromotion(admin, id)])
      const check = checkPromotion({ ...promotion, isEntered: true, now: Date.now() }, withOptionTypes(cart, new Map()))
      const answered = performance.now()
      if (!check.applies || check.disagrees) throw new Error("the promotion doesn't apply")
      await trial.remove()
      answers.push(answered - started)
      removals.push(performance.now() - answered)
    }
    return [
      { name: "answer", value: median(answers), unit: "ms", limit: 500 },
      { name: "trial cart emptied", value: median(removals), unit: "ms" },
    ]
  },
} satisfies Bench

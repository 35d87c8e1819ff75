import type { RowResult } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { createPromotionCodesMachine } from "#machines/promotions/promotion-codes/promotion-codes.machine.ts"
import type { CodesChange, PromotionCodes } from "#machines/promotions/promotion-codes/promotion-codes.rules.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { memoryDevice } from "#tests/support/bulk-edit.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { promotion: promotions } = shop.shop.admin.admin
const method = { type: "percentage", target_type: "items", allocation: "across", value: 10 } as const
const create = async (code: string, metadata: Record<string, string> = {}) =>
  (await promotions.create({ body: { code, type: "standard", application_method: method, metadata } })).promotion
const source = await create("SPRING")
/** Codes on two pages of the preview. */
const many = Array.from({ length: 51 }, (_, index) => ({ id: `${index + 1}`, title: `SPRING-${1000 + index}` }))
const few = many.slice(0, 2)
const { device, state } = memoryDevice<PromotionCodes>()

const change: CodesChange = {
  type: "copy",
  source: { id: source.id, code: "SPRING" },
  prefix: "SPRING-",
  length: 8,
  count: 2,
  limit: 1,
}
const made = await Promise.all(few.map(({ title }) => create(title, { bulk_codes: "job" })))
const doneAs = (code: string, id: string | null = null): RowResult<PromotionCodes> => ({
  state: "done",
  before: { code: "", id: null },
  after: { code, id },
})
const done = (index: number) => doneAs(few[index]?.title ?? "", made[index]?.id)
const job = { id: "job", kind: "promotionCodes", change, rows: few, leftOut: 0 } as const
const waiting = { state: "waiting" } as const

walkEveryBranch(
  shop,
  walk(createPromotionCodesMachine(shop.admin, device))({
    world: shop.world(),
    prepare: () => {
      state.isLocked = false
    },
    inputs: {
      "two codes": { rows: few, change },
      "codes on two pages": { rows: many, change },
      "an interrupted job": { rows: [], job: { ...job, results: [waiting, waiting] } },
      "an interrupted job with many codes": {
        rows: [],
        job: { ...job, id: "other", rows: many.slice(2, 25), results: many.slice(2, 25).map(() => waiting) },
      },
      "a finished job": { rows: [], job: { ...job, results: [done(0), done(1)] } },
      "a finished job with many codes": {
        rows: [],
        job: {
          ...job,
          rows: many.slice(0, 25),
          results: many.slice(0, 25).map(({ title }, index) => doneAs(title, made[index]?.id)),
        },
      },
      "an interrupted job with a created code": { rows: [], job: { ...job, results: [done(0), waiting] } },
      "a finished job without codes": { rows: [], job: { ...job, rows: [], results: [] } },
      "a rolled-back job": { rows: [], job: { ...job, results: [{ state: "restored" }, waiting] } },
    },
    detail: ({ context: { stop, direction, rows, change: chosen, job: present } }) =>
      [stop, direction, present?.rows.length, rows.length, chosen.type].join(),
    conditions: {
      "another tab holds the lock": () => {
        state.isLocked = true
      },
      "someone deletes the promotion": () => promotions.delete({ id: source.id }).catch(() => {}),
    },
    events: {
      preview: () => ({ type: "preview.load" }) as const,
      "choose nothing": () => ({ type: "change.set", change: { type: "none" } }) as const,
      "leave the preview": () => ({ type: "preview.leave" }) as const,
      start: () => ({ type: "job.start" }) as const,
      pause: () => ({ type: "job.pause" }) as const,
      continue: () => ({ type: "job.resume" }) as const,
      cancel: () => ({ type: "job.cancel" }) as const,
      "retry failed codes": () => ({ type: "job.retry" }) as const,
      "roll back": () => ({ type: "job.rollBack" }) as const,
      close: () => ({ type: "job.close" }) as const,
    },
  }),
)

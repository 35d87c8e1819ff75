import { z } from "zod/mini"

/** An amount that was typed: its value, or the text if it isn't one. An empty cell has no entry. */
const Typed = z.union([z.object({ value: z.number() }), z.object({ text: z.string() })])
export type Typed = z.infer<typeof Typed>

const Named = z.object({ id: z.string(), name: z.string() })

const Row = z.object({
  /** The variant's id. */
  id: z.string(),
  name: z.string(),
  sku: z.nullable(z.string()),
  productId: z.string(),
  product: z.string(),
})
export type DraftRow = z.infer<typeof Row>

const Tier = z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })

export const PriceListDraft = z.object({
  /** Stored in the list's metadata until it is complete, to recognize it after a lost response. */
  key: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(["sale", "override"]),
  /** Local time: `2026-06-30T18:00`; empty for none. */
  startsAt: z.string(),
  endsAt: z.string(),
  groups: z.array(Named),
  /** Variants of the chosen products. */
  rows: z.array(Row),
  /** Quantities with prices of their own. */
  tiers: z.array(Tier),
  /** By variant and column. */
  cells: z.record(z.string(), z.record(z.string(), Typed)),
})
export type PriceListDraft = z.infer<typeof PriceListDraft>

/** A draft without input. */
export const emptyDraft = (key: string): PriceListDraft => ({
  key,
  title: "",
  description: "",
  type: "sale",
  startsAt: "",
  endsAt: "",
  groups: [],
  rows: [],
  tiers: [],
  cells: {},
})

/** Key of a draft in the list's metadata. */
export const KEY = "price_list_draft"

const timeOf = (text: string): string | null => (text === "" ? null : new Date(text).toISOString())

/** Everything but the status and the prices, as the body of the list. */
export const detailsOf = ({ key, title, description, type, startsAt, endsAt, groups }: PriceListDraft) => ({
  title: title.trim(),
  description: description.trim(),
  type,
  starts_at: timeOf(startsAt),
  ends_at: timeOf(endsAt),
  rules: groups.length > 0 ? { "customer.groups.id": groups.map(({ id }) => id) } : {},
  metadata: { [KEY]: key },
})

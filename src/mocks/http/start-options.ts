import { z } from "zod"
import { parseTime } from "#mocks/kernel/clock.ts"
import { checkOptions } from "./checked.ts"
import { controlRefusal } from "./control-refusal.ts"

const start = {
  scenario: z.string().optional(),
  /** Seed for ids and random values: the same seed builds the same dataset. */
  seed: z.number().int().optional(),
  /** Stops the clock at this time; null lets it run. */
  at: z.string().nullish(),
}
const Start = z.strictObject(start)

export const Reset = Start.extend({
  /** Also returns the page that shows the scenario, with the tokens and the cart to open it. */
  open: z.boolean().optional(),
})

export const JournalSize = z.strictObject({
  requests: z.number().int().min(1).optional(),
  characters: z.number().int().min(0).optional(),
})

/** The longest time without requests: a day. */
const MAX_IDLE = 86_400_000
export const NewWorld = z.strictObject({
  name: z.string().optional(),
  ...start,
  /** Milliseconds without requests after which it is deleted. */
  idle: z.number().int().min(1).max(MAX_IDLE).optional(),
  journal: JournalSize.optional(),
})

/** Throws for a text that isn't a possible time of the clock. */
export function checkTime(at: string | null | undefined, field = "at"): void {
  if (typeof at === "string" && parseTime(at) === undefined)
    throw controlRefusal("time_out_of_range", { field, given: JSON.stringify(at) })
}

/** Throws for a start in code that the control API would refuse. */
export function checkStart(options: z.input<typeof Start>): void {
  checkOptions(Start, options)
  checkTime(options.at)
}

/** In code, a world can also be kept for longer, or forever: `Infinity`. */
const Idle = z.custom<number>((idle) => typeof idle === "number" && idle >= 1, "at least 1")

/** Throws for options of a new world in code that the control API would refuse. */
export function checkNewWorld(options: z.input<typeof NewWorld>): void {
  checkOptions(NewWorld.extend({ idle: Idle.optional() }), options)
  checkTime(options.at)
}

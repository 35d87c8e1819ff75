import { z } from "zod"
import type { Clock } from "#mocks/kernel/clock.ts"
import { checkOptions } from "./checked.ts"
import type { Source } from "./recording.ts"
import { JournalSize } from "./start-options.ts"
import { isUrl } from "./world-address.ts"

const isFunction = (value: unknown): value is () => unknown => typeof value === "function"
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null
const work = z.custom<() => unknown>(isFunction, "a function")

/** The address of a server, with its path if it has one. */
export const Address = z.string().refine(isUrl, "a URL such as https://shop.example.com/api")
/** As browsers send it: `null` for a page from a file. */
const Origin = z.string().regex(/^(?:[a-z][a-z\d+.-]*:\/\/[^/?#\s]+|null)$/, "an origin such as http://localhost:5173")

const OwnScenario = z.strictObject({
  about: z.string(),
  aboutDe: z.string().optional(),
  group: z.string().optional(),
  open: work.optional(),
  faults: z.array(z.unknown()).optional(),
  isGenerated: z.boolean().optional(),
  build: work,
  concurrentChange: z.strictObject({ method: z.string(), path: z.string(), apply: work }).optional(),
  from: z.string().optional(),
})

const options = {
  scenario: z.string().nullish(),
  scenarios: z.record(z.string(), OwnScenario).optional(),
  seed: z.number().int().optional(),
  clock: z.custom<Clock>(isObject, "a clock").optional(),
  base: Address.optional(),
  latency: z.number().min(0).max(60_000).optional(),
  check: z.enum(["journal", "throw"]).optional(),
  journal: JournalSize.optional(),
  controlOrigins: z.array(Origin).optional(),
  source: z.custom<Source>(isObject, "a server or a recording").optional(),
  onBug: work.optional(),
}

/** Throws for options of a backend that have no effect, or a wrong one; `more` are those of its caller. */
export const checkBackendOptions = (given: object, more: z.ZodRawShape = {}): void =>
  checkOptions(z.strictObject({ ...options, ...more }), given)

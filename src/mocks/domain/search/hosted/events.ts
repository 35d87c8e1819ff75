import { z } from "zod"
import { HostedRefusal } from "./refusal.ts"

const token = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "must have 1 to 64 letters, digits, underscores or hyphens")
const Event = z
  .looseObject({
    eventType: z.enum(["click", "conversion", "view"]),
    eventSubtype: z.enum(["addToCart", "purchase"]).optional(),
    eventName: z.string().min(1).max(64),
    index: z.string().min(1),
    userToken: token,
    authenticatedUserToken: token.optional(),
    timestamp: z.number().int().optional(),
    queryID: z
      .string()
      .regex(/^[0-9a-f]{32}$/, "must have 32 hexadecimal digits")
      .optional(),
    objectIDs: z.array(z.string()).min(1).max(20).optional(),
    filters: z.array(z.string()).min(1).max(20).optional(),
    positions: z.array(z.number().int().min(1)).optional(),
    objectData: z.array(z.looseObject({})).optional(),
    currency: z.string().length(3).optional(),
    value: z.union([z.number(), z.string()]).optional(),
  })
  .superRefine((event, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message })
    if (!event.objectIDs === !event.filters) refuse("objectIDs", "either these or `filters` must be there")
    if (event.positions && event.positions.length !== event.objectIDs?.length)
      refuse("positions", "must be as many as `objectIDs`")
    if (event.eventType === "click" && event.queryID && event.objectIDs && !event.positions)
      refuse("positions", "a click after a search needs them")
    if (event.objectData && event.objectData.length !== event.objectIDs?.length)
      refuse("objectData", "must be as many as `objectIDs`")
  })
const Body = z.object({ events: z.array(Event).min(1).max(1000) })

/** Accepts events if all are valid; throws 422 with the first issue otherwise. */
export function takeEvents(body: unknown): object {
  const read = Body.safeParse(body)
  if (read.success) return { status: 200, message: "OK" }
  const [issue] = read.error.issues
  throw new HostedRefusal(422, `${issue?.path.join(".") || "events"}: ${issue?.message}`)
}

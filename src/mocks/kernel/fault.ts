import { z } from "zod"

/** An injected fault. Without `times` and `rate` it applies to every matching request. */
export const Fault = z.strictObject({
  /** Applies only to requests with this method. */
  method: z.enum(["GET", "POST", "PUT", "DELETE"]).optional(),
  /** Applies only to matching paths: `/store/carts/:id/complete`, `/admin/*`. */
  path: z.string().optional(),
  /** Applies only to requests whose body contains this text, such as an id in a batch. */
  contains: z.string().min(1).optional(),
  /** Milliseconds of delay before anything else happens. */
  latency: z.number().min(0).max(60_000).optional(),
  /** Responds with this status instead of doing the work; 200 is possible too, with a body that no client expects. */
  status: z.number().int().min(200).max(599).optional(),
  /** Response body for `status`: a text is sent as it is, other values as JSON. */
  body: z.unknown().optional(),
  /** Response headers for `status`, such as `retry-after`; only headers that HTTP can send. */
  headers: z
    .record(
      z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, "the name of a header, such as retry-after"),
      z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/, "one line of Latin letters, digits and signs"),
    )
    .optional(),
  /** Sends only this many characters of the response. */
  cut: z.number().int().min(0).optional(),
  /** Drops the connection before the work, or after it: then only the response is lost. */
  drop: z.enum(["before", "after"]).optional(),
  /** Fails after this number of writes; the request must be rolled back completely. */
  afterWrites: z.number().int().min(0).optional(),
  /** Applies this many times. */
  times: z.number().int().min(1).optional(),
  /** Applies to this share of the requests, from 0 to 1. */
  rate: z.number().min(0).max(1).optional(),
})
export type Fault = z.infer<typeof Fault>

import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json } from "#schema/fields.ts"

export const ConfirmBody = z.strictObject({ code: z.string().min(1), code_provider: z.string().min(1).optional() })

export const RequestBody = z.strictObject({
  entity_id: z.string().min(1),
  entity_type: z.string().min(1),
  code_provider: z.string().min(1).default("token"),
  metadata: json.default({}),
})

export const verificationSchemas = {
  confirm: {
    about: "Confirm a verification",
    body: ConfirmBody,
    response: z.looseObject({
      entity_id: z.unknown(),
      entity_type: z.unknown(),
      code_provider: z.unknown(),
      verified_at: z.unknown(),
    }),
  },
  request: {
    about: "Request a verification",
    body: RequestBody,
    response: z.looseObject({ verification: z.unknown() }),
  },
} satisfies EndpointSchemas

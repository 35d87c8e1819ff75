import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, one } from "#schema/fields.ts"
import { Verification } from "./entities.ts"

const ConfirmBody = z.strictObject({ code: z.string().min(1), code_provider: z.string().min(1).optional() })

const RequestBody = z.strictObject({
  entity_id: z.string().min(1),
  entity_type: z.string().min(1),
  code_provider: z.string().min(1).default("token"),
  metadata: json.default({}),
})

export const verificationSchemas = {
  confirm: {
    about: "Verify an address with the code sent to it",
    auth: "none",
    body: ConfirmBody,
    response: Verification,
  },
  request: {
    about: "Send a verification code to an address",
    auth: "any_login",
    body: RequestBody,
    response: one("verification", Verification),
  },
} satisfies EndpointSchemas

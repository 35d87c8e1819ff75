import { z } from "zod"
import { IndexInfo } from "#schema/admin/entities/system.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { loose } from "#schema/fields.ts"

const SyncBody = z.strictObject({ strategy: z.enum(["full", "reset"]).optional() })

export const indexEngineSchemas = {
  details: {
    about: "Get the contents and state of the index",
    auth: "user",
    whenOff: "unregistered",
    flag: "index_engine",
    response: loose({ metadata: z.array(IndexInfo) }),
  },
  sync: {
    about: "Synchronize the index",
    auth: "user",
    whenOff: "unregistered",
    flag: "index_engine",
    body: SyncBody,
    response: z.unknown(),
  },
} satisfies EndpointSchemas

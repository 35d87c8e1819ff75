import { z } from "zod"
import { Plugin } from "#schema/admin/entities/settings.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { loose } from "#schema/fields.ts"

export const pluginSchemas = {
  list: { about: "List plugins", auth: "user", response: loose({ plugins: z.array(Plugin) }) },
} satisfies EndpointSchemas

import { z } from "zod"
import { Plugin } from "#schema/admin/entities/settings.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"

export const pluginSchemas = {
  list: { about: "List plugins", auth: "user", response: z.looseObject({ plugins: z.array(Plugin) }) },
} satisfies EndpointSchemas

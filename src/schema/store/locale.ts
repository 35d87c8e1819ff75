import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { loose } from "#schema/fields.ts"
import { Locale } from "#schema/store/entities/settings.ts"

export const localeSchemas = {
  list: {
    about: "List locales",
    auth: "key",
    whenOff: "unregistered",
    flag: "translation",
    response: loose({ locales: z.array(Locale) }),
  },
} satisfies EndpointSchemas

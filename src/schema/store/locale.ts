import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { Locale } from "#schema/store/entities/settings.ts"

export const localeSchemas = {
  list: {
    about: "List locales",
    auth: "key",
    whenOff: "unregistered",
    flag: "translation",
    response: z.looseObject({ locales: z.array(Locale) }),
  },
} satisfies EndpointSchemas

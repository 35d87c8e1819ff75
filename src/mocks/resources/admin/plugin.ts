import { implement } from "#mocks/resources/implement.ts"
import { pluginEndpoints } from "#schema/admin/plugin.endpoints.ts"
import { pluginSchemas } from "#schema/admin/plugin.ts"

export const pluginRoutes = implement(pluginEndpoints, pluginSchemas, {
  list: () => ({ plugins: [{ name: "@medusajs/draft-order" }] }),
})

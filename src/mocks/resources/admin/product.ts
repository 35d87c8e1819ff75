import { implement } from "#mocks/resources/implement.ts"
import { productEndpoints } from "#schema/admin/product.endpoints.ts"
import { productSchemas } from "#schema/admin/product.ts"
import { products } from "./product.main.ts"
import { transfers } from "./product.transfer.ts"
import { variants } from "./product.variants.ts"

export const productRoutes = implement(productEndpoints, productSchemas, { ...products, ...variants, ...transfers })

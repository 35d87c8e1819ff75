import { implement } from "#mocks/resources/implement.ts"
import { orderEndpoints } from "#schema/admin/order.endpoints.ts"
import { orderSchemas } from "#schema/admin/order.ts"
import { readers } from "./order.read.ts"
import { writers } from "./order.write.ts"

export const orderRoutes = implement(orderEndpoints, orderSchemas, { ...readers, ...writers })

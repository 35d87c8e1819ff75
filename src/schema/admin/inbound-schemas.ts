import type { z } from "zod"
import { selectQuery } from "#schema/fields.ts"
import { AddInboundItemsBody, AddShippingBody, UpdateActionBody, UpdateShippingBody } from "./order-change.bodies.ts"

/** The schemas of what a claim or an exchange returns: items and their shipping method. */
export const inboundSchemas = <O extends object, R extends z.ZodType, P extends z.ZodType>(
  operation: O,
  returnPreview: R,
  preview: P,
) => ({
  addInboundItems: { ...operation, about: "Add items to return", body: AddInboundItemsBody, response: returnPreview },
  removeInboundItem: { ...operation, about: "Remove an item to return", query: selectQuery, response: returnPreview },
  updateInboundItem: {
    ...operation,
    about: "Change an item to return",
    body: UpdateActionBody,
    response: returnPreview,
  },
  addInboundShipping: {
    ...operation,
    about: "Set the return shipping method",
    body: AddShippingBody,
    response: returnPreview,
  },
  deleteInboundShipping: {
    ...operation,
    about: "Remove the return shipping method",
    query: selectQuery,
    response: returnPreview,
  },
  updateInboundShipping: {
    ...operation,
    about: "Change the price of the return shipping method",
    body: UpdateShippingBody,
    response: preview,
  },
})

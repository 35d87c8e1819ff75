import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { uploadSchemas } from "./upload.ts"

export const uploadEndpoints = endpoints<typeof uploadSchemas>()({
  create: { ...post("/admin/uploads"), wire: "form" },
  delete: del("/admin/uploads/:id"),
  retrieve: get("/admin/uploads/:id"),
  presignedUrl: post("/admin/uploads/presigned-urls"),
})

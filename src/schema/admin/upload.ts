import { z } from "zod"
import { File } from "#schema/admin/entities/system.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { Deleted, selectQuery } from "#schema/fields.ts"

export const PresignedUrlBody = z.strictObject({
  originalname: z.string(),
  mime_type: z.string(),
  size: z.number(),
  access: z.enum(["public", "private"]).optional(),
})

export const uploadSchemas = {
  create: { about: "Create an upload", query: selectQuery, response: z.looseObject({ files: z.array(File) }) },
  delete: { about: "Delete an upload", response: Deleted },
  retrieve: { about: "Get an upload", query: selectQuery, response: z.looseObject({ file: File }) },
  presignedUrl: {
    about: "Presigned url",
    body: PresignedUrlBody,
    response: z.looseObject({
      url: z.string(),
      filename: z.string(),
      originalname: z.string(),
      mime_type: z.string(),
      extension: z.string(),
      size: z.number(),
    }),
  },
} satisfies EndpointSchemas

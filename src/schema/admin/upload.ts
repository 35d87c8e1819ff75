import { z } from "zod"
import { File } from "#schema/admin/entities/system.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, loose, one, selectQuery } from "#schema/fields.ts"

const PresignedUrlBody = z.strictObject({
  originalname: z.string(),
  mime_type: z.string(),
  size: z.number(),
  access: z.enum(["public", "private"]).optional(),
})

const operation = { auth: "user", fields: defaults.adminFile, query: selectQuery } as const

export const uploadSchemas = {
  create: {
    ...operation,
    about: "Upload files",
    form: z.object({ files: z.custom<Blob | Iterable<Blob>>() }),
    response: loose({ files: z.array(File) }),
  },
  delete: { about: "Delete an uploaded file", auth: "user", response: deleted("file") },
  retrieve: { ...operation, about: "Get an uploaded file", response: one("file", File) },
  presignedUrl: {
    about: "Get a presigned URL to upload a file to",
    auth: "user",
    body: PresignedUrlBody,
    response: loose({
      url: z.string(),
      filename: z.string(),
      originalname: z.string(),
      mime_type: z.string(),
      extension: z.string(),
      size: z.number(),
    }),
  },
} satisfies EndpointSchemas

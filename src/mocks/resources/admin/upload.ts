import { storeFile } from "#mocks/domain/system/files.ts"
import { found, invalidData, Refusal } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, show } from "#mocks/resources/reply.ts"
import { baseOf } from "#mocks/resources/request.ts"
import { uploadEndpoints } from "#schema/admin/upload.endpoints.ts"
import { uploadSchemas } from "#schema/admin/upload.ts"

/** Parses a MIME type: `image/png; q=1` becomes `image/png;q=1` with the extension `png`. */
function typeOf(given: string): { readonly mime_type: string; readonly extension: string } {
  const [, type = "", rest = ""] = /^\s*([^/;\s]+\/[^/;\s]+)\s*(;.*)?$/.exec(given) ?? []
  if (type === "") throw new Refusal(400, "invalid_data", `Invalid file type "${given}"`, { code: "invalid_data" })
  const mimeType = type.toLowerCase()
  return { mime_type: mimeType + rest.replace(/\s+/g, ""), extension: mimeType.slice(mimeType.indexOf("/") + 1) }
}

export const uploadRoutes = implement(uploadEndpoints, uploadSchemas, {
  create: (ctx) => {
    if (ctx.files.some((file) => file.field !== "files")) throw invalidData("Unexpected field")
    if (ctx.files.length === 0) throw invalidData("No files were uploaded")
    const base = baseOf(ctx)
    const files = ctx.files.map((file) => storeFile(ctx.db, base, file))
    return { files: files.map((file) => show(ctx, "file", file, { only: ["id", "url"] })) }
  },
  retrieve: (ctx) => {
    const { id } = ctx.params
    return { file: show(ctx, "file", found(ctx.db.tables.file.get(id), `File with key ${id} not found`)) }
  },
  delete: (ctx) => {
    ctx.db.tables.file.erase(ctx.params.id)
    return deleted(ctx.params.id, "file")
  },
  /** Files are stored only here: the URL is that of the upload route. */
  presignedUrl: (ctx) => {
    const { originalname, mime_type, size } = ctx.body
    const type = typeOf(mime_type)
    const filename = `${ctx.db.ulid()}.${type.extension}`
    return { url: "/admin/uploads", filename, ...type, size, originalname }
  },
})

import { finishImport, type ImportWorkflow, startImport, waitingImport } from "#mocks/domain/catalog/import/import.ts"
import { textOf } from "#mocks/domain/system/files.ts"
import { found, invalidData } from "#mocks/kernel/refusal.ts"
import type { Resolvers } from "#mocks/resources/implement.ts"
import { Reply } from "#mocks/resources/reply.ts"
import { baseOf, type Context } from "#mocks/resources/request.ts"
import type { productEndpoints } from "#schema/admin/product.endpoints.ts"
import { exportProducts } from "./exports.ts"

function confirm(ctx: Context<{ transaction_id: string }>, workflow: ImportWorkflow): Reply {
  finishImport(ctx.db, workflow, waitingImport(ctx.db, workflow, ctx.params.transaction_id))
  return new Reply(202, {})
}

export const transfers = {
  export: (ctx) => exportProducts(ctx),
  import: (ctx) => {
    if (ctx.files.some((file) => file.field !== "file")) throw invalidData("Unexpected field")
    const [file] = ctx.files
    if (!file) throw invalidData("No file was uploaded for importing")
    const text = new TextDecoder().decode(file.bytes)
    const source = { text, filename: file.name, payload: { fileContent: text }, base: baseOf(ctx) }
    return new Reply(202, startImport(ctx.db, "import-products", source))
  },
  confirmLegacyImport: (ctx) => confirm(ctx, "import-products"),
  createImport: (ctx) => {
    const { file_key: fileKey, originalname: filename } = ctx.body
    const file = found(ctx.db.tables.file.get(fileKey), `File with key ${fileKey} not found`)
    const source = { text: textOf(file), filename, payload: { fileKey }, base: baseOf(ctx) }
    return new Reply(202, startImport(ctx.db, "import-products-as-chunks", source))
  },
  confirmImport: (ctx) => confirm(ctx, "import-products-as-chunks"),
} satisfies Partial<Resolvers<typeof productEndpoints>>

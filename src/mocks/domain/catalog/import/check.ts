import { z } from "zod"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { CreateProductBody, UpdateProductBody } from "#schema/admin/product.bodies.ts"
import type { Drafts } from "./normalize.ts"

const options = z
  .array(z.strictObject({ id: z.string().optional(), title: z.string(), values: z.array(z.string()) }))
  .optional()
const NewProduct = CreateProductBody.extend({ options })
const ChangedProduct = UpdateProductBody.extend({ id: z.string(), handle: z.string().optional(), options })
export interface Products {
  readonly create: z.output<typeof NewProduct>[]
  readonly update: z.output<typeof ChangedProduct>[]
}

type Issue = z.core.$ZodIssue
const shown = (path: readonly PropertyKey[]): string =>
  path.map((key, i) => (typeof key === "number" ? `[${key}]` : `${i > 0 ? "." : ""}${String(key)}`)).join("")

/** An issue in the wording of the server's import, with its path; all branches of a union are joined. */
function formatIssue(issue: Issue, before: readonly PropertyKey[] = []): string {
  const path = [...before, ...issue.path]
  if (issue.code === "invalid_union" && issue.errors.length > 0)
    return [...new Set(issue.errors.map((branch) => branch.map((inner) => formatIssue(inner, path)).join("; ")))].join(
      " or ",
    )
  return path.length > 0 ? `${issue.message} at "${shown(path)}"` : issue.message
}

function checked<S extends z.ZodType>(schema: S, draft: unknown): z.output<S> {
  const result = schema.safeParse(draft)
  if (result.success) return result.data
  throw invalidData(result.error.issues.map((issue) => `Validation error: ${formatIssue(issue)}`).join("\n"))
}

/** Validates imported drafts against the product schemas; throws if one is invalid. */
export const checkDrafts = ({ create, update }: Drafts): Products => ({
  create: create.map((draft) => checked(NewProduct, draft)),
  update: update.map((draft) => checked(ChangedProduct, draft)),
})

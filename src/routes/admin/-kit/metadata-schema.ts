import { z } from "zod/mini"
import { type MetadataRow, metadataKinds, metadataProblems, toMetadata } from "./metadata.ts"

const row = z.object({ key: z.string(), kind: z.enum(metadataKinds), text: z.string() })

/** The metadata field of a form: rows without problems, as the object to send. */
export const metadataRows = z.pipe(
  z
    .readonly(z.array(row))
    .check(z.refine((rows: readonly MetadataRow[]) => !metadataProblems(rows).some(Boolean), "metadata")),
  z.transform(toMetadata),
)

/** A text that must not be empty. */
export const requiredText = z.string().check(z.trim(), z.minLength(1, "required"))
/** A text that may be empty. */
export const optionalText = z.string().check(z.trim())

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

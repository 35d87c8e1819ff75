import { z } from "zod/mini"
import { isEmail } from "#lib/email.ts"
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
/** An email address, required. */
export const requiredEmail = requiredText.check(z.refine(isEmail, "email"))
/** A text that may be empty. */
export const optionalText = z.string().check(z.trim())
/** A text that may be empty, sent as null then. */
export const nullableText = z.pipe(
  optionalText,
  z.transform((text): string | null => text || null),
)

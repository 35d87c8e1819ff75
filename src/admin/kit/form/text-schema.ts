import { z } from "zod/mini"
import { isEmail } from "#lib/email.ts"

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

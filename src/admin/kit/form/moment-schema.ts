import { z } from "zod/mini"
import { optionalText } from "./text-schema.ts"

/** The text of a `MomentField`, sent as an ISO time; empty as null. */
export const momentSchema = z.pipe(
  optionalText,
  z.transform((text): string | null => (text === "" ? null : new Date(text).toISOString())),
)

const two = (part: number) => String(part).padStart(2, "0")

/** A time of the server as a `MomentField` shows it, in local time to the minute: `2026-06-30T18:00`. Empty for none. */
export function localTime(iso: string | null | undefined): string {
  if (!iso) return ""
  const date = new Date(iso)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

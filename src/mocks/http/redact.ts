const SECRET = /password|token|secret|authorization|cookie|credential|api[-_]?key|otpauth|recovery_code/i

/** A JSON key with its value: text (possibly truncated), a list, or a single value. */
const IN_JSON = /("([\w-]{1,80})"\s*:\s*)(?:"(?:[^"\\]|\\.)*(?:"|$)|\[[^\]]*(?:\]|$)|[^\s,"{}[\]]+)/g
/** The same in JSON inside a JSON string, with escaped quotes. */
const IN_TEXT =
  /(\\{1,3}"([\w-]{1,80})\\{1,3}"\s*:\s*)(?:\\+"(?:[^"\\]|\\+[^"\\])*(?:\\+"|$)|\[[^\]]*(?:\]|$)|[^\s,"{}[\]\\]+)/g
/** A parameter of a URL or form. */
const IN_FORM = /((?:^|[?&])([^=&?\s"]*)=)[^&\s"]*/g
/** Signed tokens and secret keys, anywhere in the text. */
const TOKENS = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?|\bsk_\w+/g
const MAY_HOLD_SECRET = new RegExp(`${SECRET.source}|eyJ|sk_`, "i")

/** Identifies a sales channel; every page of a shop contains it. */
const PUBLIC_HEADER = "x-publishable-api-key"

/** Headers without logins and cookies. */
export const redactedHeaders = (headers = new Headers()): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(headers, ([name, value]) => [name, SECRET.test(name) && name !== PUBLIC_HEADER ? "…" : redacted(value)]),
  )

/** Masks the values of passwords, tokens, keys and cookies in JSON, a form or a URL. */
export function redacted(text: string): string {
  if (!MAY_HOLD_SECRET.test(text)) return text
  const masks = (mask: string) => (found: string, start: string, name: string) =>
    SECRET.test(name) ? start + mask : found
  return text
    .replace(IN_TEXT, masks("…"))
    .replace(IN_JSON, masks('"…"'))
    .replace(IN_FORM, masks("…"))
    .replace(TOKENS, "…")
}

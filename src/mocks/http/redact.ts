const SECRET = /password|token|secret|authorization|cookie|credential|api[-_]?key/i

/** A key of JSON with its value: a text (perhaps cut off), a list, or a single value. */
const IN_JSON = /("([\w-]{1,80})"\s*:\s*)(?:"(?:[^"\\]|\\.)*(?:"|$)|\[[^\]]*(?:\]|$)|[^\s,"{}[\]]+)/g
/** The same in JSON that a text of JSON holds: with escaped quotes. */
const IN_TEXT =
  /(\\{1,3}"([\w-]{1,80})\\{1,3}"\s*:\s*)(?:\\+"(?:[^"\\]|\\+[^"\\])*(?:\\+"|$)|\[[^\]]*(?:\]|$)|[^\s,"{}[\]\\]+)/g
/** A parameter of an address or of a form. */
const IN_FORM = /((?:^|[?&])([^=&?\s"]*)=)[^&\s"]*/g
/** Signed tokens and secret keys, wherever they stand. */
const TOKENS = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?|\bsk_\w+/g
const SUSPECT = new RegExp(`${SECRET.source}|eyJ|sk_`, "i")

/** A text of JSON, a form or an address without the values of passwords, tokens, keys and cookies. */
export function redacted(text: string): string {
  if (!SUSPECT.test(text)) return text
  const masks = (mask: string) => (found: string, start: string, name: string) =>
    SECRET.test(name) ? start + mask : found
  return text
    .replace(IN_TEXT, masks("…"))
    .replace(IN_JSON, masks('"…"'))
    .replace(IN_FORM, masks("…"))
    .replace(TOKENS, "…")
}

import { Refusal } from "./refusal.ts"
import type { UploadedFile } from "./request.ts"
import { keepText } from "./texts.ts"

/** Bodies over 100 kB are refused, as by the real server; uploads have no such limit. */
const MAX_BODY = 100 * 1024

// Node 22 and later append "(line 1 column 2)" to V8's message; the recorded conversations come from a server without it.
const POSITION_SUFFIX = / \(line \d+ column \d+\)$/

const malformed = (error: unknown) =>
  new Refusal(
    400,
    "invalid_data",
    error instanceof Error ? error.message.replace(POSITION_SUFFIX, "") : "Malformed body",
  )

async function readForm(request: Request): Promise<{ body: unknown; files: UploadedFile[] }> {
  const files: UploadedFile[] = []
  const fields: Record<string, unknown> = Object.create(null)
  const form = await request.formData().catch((error: unknown) => {
    throw malformed(error)
  })
  for (const [field, value] of form.entries()) {
    if (typeof value === "string") fields[field] = value
    else files.push({ field, name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  return { body: { ...fields }, files }
}

/** The body of a request as JSON or as a form with files; an empty one is an empty object. */
export async function readBody(request: Request): Promise<{ body: unknown; files: UploadedFile[] }> {
  const type = request.headers.get("content-type") ?? ""
  if (type.startsWith("multipart/form-data")) return readForm(request)
  const text = await request.text()
  keepText(request, text)
  if (text.length > MAX_BODY)
    throw new Refusal(413, "unknown_error", "request entity too large", {
      body: { message: "request entity too large", type: "unknown_error" },
    })
  if (text === "") return { body: {}, files: [] }
  if (type.includes("x-www-form-urlencoded")) return { body: Object.fromEntries(new URLSearchParams(text)), files: [] }
  if (!type.includes("json")) return { body: {}, files: [] }
  const first = text.trimStart()[0] ?? ""
  if (first !== "{" && first !== "[")
    throw malformed(new Error(`Unexpected token '${first}', "${text}" is not valid JSON`))
  try {
    return { body: JSON.parse(text), files: [] }
  } catch (error) {
    throw malformed(error)
  }
}

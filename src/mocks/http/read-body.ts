import { BOUNDS, boundedBody, checkBody } from "#mocks/kernel/bounds.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import { keepText } from "#mocks/kernel/texts.ts"
import type { UploadedFile } from "#mocks/resources/request.ts"

// Node 22 and later append "(line 1 column 2)" to V8's message; the server of the recorded conversations doesn't.
const POSITION_SUFFIX = / \(line \d+ column \d+\)$/

const malformed = (error: unknown) =>
  error instanceof Refusal
    ? error
    : new Refusal(
        400,
        "invalid_data",
        error instanceof Error ? error.message.replace(POSITION_SUFFIX, "") : "Malformed body",
      )

/** The server reads the bytes of a file's name as Latin-1: "ü" becomes "Ã¼". */
const readName = (name: string): string => String.fromCharCode(...new TextEncoder().encode(name))

async function readForm(request: Request): Promise<{ body: unknown; files: UploadedFile[] }> {
  const files: UploadedFile[] = []
  const fields: Record<string, unknown> = Object.create(null)
  const form = await boundedBody(request, BOUNDS.upload)
    .formData()
    .catch((error: unknown) => {
      throw malformed(error)
    })
  for (const [field, value] of form.entries()) {
    if (typeof value === "string") {
      fields[field] = value
      continue
    }
    const bytes = new Uint8Array(await value.arrayBuffer())
    files.push({ field, name: readName(value.name), type: value.type, bytes })
  }
  return { body: { ...fields }, files }
}

/** Reads a request body as JSON or as a form with files; an empty body becomes an empty object. */
export async function readBody(request: Request): Promise<{ body: unknown; files: UploadedFile[] }> {
  const type = request.headers.get("content-type") ?? ""
  if (type.startsWith("multipart/form-data")) return readForm(request)
  // A caller who disconnects while sending the body isn't a bug.
  const text = await boundedBody(request, BOUNDS.body)
    .text()
    .catch((error: unknown) => {
      throw malformed(error)
    })
  keepText(request, text)
  if (text === "") return { body: {}, files: [] }
  if (type.includes("x-www-form-urlencoded")) return { body: Object.fromEntries(new URLSearchParams(text)), files: [] }
  if (!type.includes("json")) return { body: {}, files: [] }
  const first = text.trimStart()[0] ?? ""
  if (first !== "{" && first !== "[")
    throw malformed(new Error(`Unexpected token '${first}', "${text}" is not valid JSON`))
  const body = parsed(text)
  checkBody(body)
  return { body, files: [] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw malformed(error)
  }
}

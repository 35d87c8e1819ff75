import { uploadEndpoints } from "#schema/admin/upload.endpoints.ts"
import type { AdminSdk } from "./admin.ts"
import { errorOf, withRequest } from "./error.ts"
import type { UploadOptions } from "./options.ts"
import { createTransport } from "./transport.ts"

type Half = Pick<AdminSdk, "client" | "admin">

/**
 * Uploads a CSV file and starts the import. The response's summary lists the products to create and update;
 * `admin.product.confirmImport({ transaction_id })` runs it.
 */
export async function startProductImport(sdk: Half, file: File, options: UploadOptions = {}) {
  const { onProgress, ...others } = options
  return sdk.admin.product.createImport({ body: await uploadImportFile(sdk, file, options) }, others)
}

/** Uploads a CSV file; returns the body of `admin.product.createImport`. */
export async function uploadImportFile(sdk: Half, file: File, options: UploadOptions = {}) {
  const { name: originalname, size } = file
  // A browser leaves the type empty if its system doesn't know the file's extension, and the server refuses that.
  const mime_type = file.type || "text/csv"
  const { onProgress, ...others } = options
  const place = await sdk.admin.upload.presignedUrl({ body: { originalname, mime_type, size } }, others)
  // A server that stores files itself returns its own upload route instead of an external URL.
  const isElsewhere = /^https?:/.test(place.url)
  const file_key = isElsewhere ? place.filename : await uploaded(sdk, file, options)
  if (isElsewhere) await put(sdk, place.url, file, options)
  return { file_key, originalname, extension: place.extension, size, mime_type }
}

async function uploaded({ admin }: Half, file: File, options: UploadOptions): Promise<string> {
  const { files } = await admin.upload.create({ body: { files: [file] } }, options)
  return String(files[0]?.id)
}

/** Sends the file to another server, which must not see the login: only through the middleware and with the time limit. */
async function put({ client }: Half, url: string, body: File, options: UploadOptions): Promise<void> {
  const exchange = createTransport(client.options)
  const request = {
    url,
    method: "PUT",
    headers: {},
    body,
    credentials: "omit" as const,
    endpoint: uploadEndpoints.presignedUrl,
  }
  const { response, text, sent } = await exchange({ ...request, signal: options.signal ?? null, attempt: 0 }, options)
  if (!response.ok) throw withRequest(errorOf(response, text), sent)
}

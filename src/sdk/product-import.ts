import type { AdminSdk } from "./admin.ts"
import { ApiError, toApiError } from "./error.ts"
import type { UploadOptions } from "./options.ts"

type Half = Pick<AdminSdk, "client" | "admin">

/**
 * Uploads a CSV file and starts the import. The response's summary lists the products to create and update;
 * `admin.product.confirmImport({ transaction_id })` runs it.
 */
export async function startProductImport(sdk: Half, file: File, options: UploadOptions = {}) {
  return sdk.admin.product.createImport({ body: await uploadImportFile(sdk, file, options) }, options)
}

/** Uploads a CSV file; returns the body of `admin.product.createImport`. */
export async function uploadImportFile(sdk: Half, file: File, options: UploadOptions = {}) {
  const { name: originalname, type: mime_type, size } = file
  const place = await sdk.admin.upload.presignedUrl({ body: { originalname, mime_type, size } }, options)
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

async function put({ client }: Half, url: string, body: File, { signal }: UploadOptions): Promise<void> {
  const { fetch = globalThis.fetch } = client.options
  const { ok, status, statusText } = await fetch(url, { method: "PUT", body, signal: signal ?? null }).catch(
    (error: unknown) => {
      throw toApiError(error, signal)
    },
  )
  if (ok) return
  const message = `the file was not taken: ${statusText || status}`
  throw new ApiError({ kind: "http", message, status, statusText, type: "unexpected_state" })
}

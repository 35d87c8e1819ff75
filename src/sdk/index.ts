import * as adminEndpoints from "#schema/admin/index.ts"
import * as storeEndpoints from "#schema/store/index.ts"
import { createAuth } from "./auth.ts"
import { createClient } from "./client.ts"
import type { AdminMethods } from "./methods/admin.ts"
import type { StoreMethods } from "./methods/store.ts"
import type { ClientOptions } from "./options.ts"
import { resources } from "./resource.ts"

export type { ServerEvent } from "#schema/endpoint.ts"
export { type AdminSdk, createAdminSdk } from "./admin.ts"
export type { Client } from "./client.ts"
export { type Download, type DownloadOptions, download } from "./download.ts"
export type * from "./entities.ts"
export { ApiError, type ErrorKind, hasNoResponse, toApiError } from "./error.ts"
export { bearer } from "./headers.ts"
export type {
  Args,
  CallOptions,
  ClientOptions,
  EventOptions,
  HttpRequest,
  Middleware,
  Progress,
  ResponseCheck as AnswerCheck,
  UploadOptions,
} from "./options.ts"
export { items, type Page, pages } from "./pages.ts"
export { initiatePaymentSession } from "./payment-session.ts"
export { startProductImport } from "./product-import.ts"
export type { TokenStorage, TokenStorageMethod } from "./storage.ts"
export { createStoreSdk, type StoreSdk } from "./store.ts"

/** Creates a client for both APIs, for scripts and tests. Pages use `createStoreSdk` or `createAdminSdk`. */
export function createSdk(options: ClientOptions) {
  const client = createClient(options, () => import("./events.ts"))
  const admin: AdminMethods = resources(client, adminEndpoints)
  const store: StoreMethods = resources(client, storeEndpoints)
  return { client, admin, store, auth: createAuth(client) }
}
export type Sdk = ReturnType<typeof createSdk>

import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { startMock } from "#tests/bench/mock-process.ts"

export interface ShopApi {
  readonly url: string
  readonly key: string
  readonly isReal: boolean
  stop(): void
}

/** Uses the server named by the environment, as the end-to-end tests do; otherwise starts `npm run mock`. */
export async function openApi(): Promise<ShopApi> {
  const { E2E_API_URL: url, E2E_PUBLISHABLE_KEY: key } = process.env
  if (url && key) return { url: url.replace(/\/+$/, ""), key, isReal: true, stop: () => undefined }
  const mock = await startMock()
  return { url: mock.url, key: PUBLISHABLE_KEY, isReal: false, stop: mock.stop }
}

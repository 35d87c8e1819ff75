import { cleanup } from "@testing-library/react"
import { vi } from "vitest"
import type { renderAdminPage } from "./render-admin.ts"

type Router = Awaited<ReturnType<typeof renderAdminPage>>["router"]

/** Whether the browser asks before the page is reloaded or closed. */
export const asksBeforeReload = ({ history }: Router): boolean =>
  history._getBlockers().some(({ enableBeforeUnload: ask }) => (typeof ask === "function" ? ask() : ask))

/** Removes the page without any cleanup, as a reload does. Data stored on the device stays. */
export function closePage(): void {
  const kept = { ...localStorage }
  cleanup()
  vi.restoreAllMocks()
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
}

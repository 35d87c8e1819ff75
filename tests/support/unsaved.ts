import type { renderAdminPage } from "./render-admin.ts"

type Router = Awaited<ReturnType<typeof renderAdminPage>>["router"]

/** Whether the browser asks before the page is reloaded or closed. */
export const asksBeforeReload = ({ history }: Router): boolean =>
  history._getBlockers().some(({ enableBeforeUnload: ask }) => (typeof ask === "function" ? ask() : ask))

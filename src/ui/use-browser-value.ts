import { useSyncExternalStore } from "react"

const subscribe = () => () => {}

/** A value that only the browser knows and that doesn't change; undefined in a page that a server has rendered. */
export const useBrowserValue = <T>(read: () => T): T | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined)

import { createContext } from "react"

/** Whether the page already says that its record was deleted, so that its forms needn't. */
export const PageGone = createContext(false)

import { layout } from "./admin/layout.ts"

/** The back-office's texts: one file an area, `useTranslations("admin.layout")`. */
export const messages = { admin: { layout } }

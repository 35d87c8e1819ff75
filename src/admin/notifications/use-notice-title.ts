import { useTranslations } from "#lib/i18n.tsx"
import type { Notice } from "./notice.ts"

/** Returns the title of a notification in the page's language; its own title if it comes from other software. */
export function useNoticeTitle(): (notice: Notice) => string {
  const t = useTranslations("admin.notifications.works")
  return ({ work, outcome, title }) => (work ? t(`${work}.${outcome ?? "ended"}`) : title)
}

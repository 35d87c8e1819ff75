import { useTranslations } from "#lib/i18n.tsx"
import { channels } from "./notification-search.ts"

/** Returns the name of a notification's channel; channels of other software keep their own. */
export function useChannelName(): (channel: string) => string {
  const t = useTranslations("admin.notifications.channels")
  return (channel) => {
    const known = channels.find((each) => each === channel)
    return known ? t(known) : channel
  }
}

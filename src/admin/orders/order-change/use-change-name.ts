import { useTranslations } from "#lib/i18n.tsx"

const known = ["edit", "return_request", "return_receive", "claim", "exchange", "transfer", "draft"] as const

/** Returns a function for the display name of a change type: "order edit", "return". */
export function useChangeName(): (type: string) => string {
  const t = useTranslations("admin.orders.change")
  return (type) => t(known.find((k) => k === type) ?? "other")
}

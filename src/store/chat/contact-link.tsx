import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton } from "#ui/link-button.tsx"

/** Leads to the store's contact page, for questions that the chat can't take. */
export function ContactLink({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("chat")
  return (
    <LinkButton size="sm" to="/pages/$slug" params={{ slug: "contact" }} onClick={onLeave}>
      {t("contact")}
    </LinkButton>
  )
}

import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { useCopy } from "#ui/use-copy.ts"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"

interface CopyLinkProps {
  /** Of this site: "/admin/invite?token=…". */
  path: string
  label: string
  /** What tells it from the other ones of a list, for those who do not see the row. */
  of?: string
}

/** Copies the whole address of a page, to be sent by hand. */
export function CopyLink({ path, label, of }: CopyLinkProps) {
  const t = useTranslations("ui")
  const { copied, copy } = useCopy()
  return (
    <Button
      size="sm"
      icon={copied ? "check" : "link"}
      onClick={() => void copy(new URL(path, window.location.origin).href)}
    >
      {copied ? t("copied") : label}
      {of && <VisuallyHidden> {of}</VisuallyHidden>}
    </Button>
  )
}

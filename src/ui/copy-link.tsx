import { absoluteUrl } from "#lib/absolute-url.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { useCopy } from "#ui/use-copy.ts"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"

interface CopyLinkProps {
  /** Path on this site: "/admin/invite?token=…". */
  path: string
  label: string
  /** Visually hidden text that identifies the row in a list. */
  of?: string
}

/** Copies a page's full URL for sharing. */
export function CopyLink({ path, label, of: row }: CopyLinkProps) {
  const t = useTranslations("ui")
  const { copied, copy } = useCopy()
  return (
    <Button size="sm" icon={copied ? "check" : "link"} onClick={() => void copy(absoluteUrl(path))}>
      {copied ? t("copied") : label}
      {row && <VisuallyHidden> {row}</VisuallyHidden>}
    </Button>
  )
}

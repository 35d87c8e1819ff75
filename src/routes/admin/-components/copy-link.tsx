import { useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
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
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1600)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <Button
      size="sm"
      icon={copied ? "check" : "link"}
      onClick={async () => {
        await navigator.clipboard?.writeText(new URL(path, window.location.origin).href)
        setCopied(true)
      }}
    >
      {copied ? t("copied") : label}
      {of && <VisuallyHidden> {of}</VisuallyHidden>}
    </Button>
  )
}

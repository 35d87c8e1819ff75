import { useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { copyText } from "./copy-text.ts"
import { useToast } from "./toasts.tsx"

/** How long "Copied" is shown, in milliseconds. */
const CONFIRMATION = 1600

/** Copies a text, confirms it briefly, and shows the text in a toast when the browser doesn't allow copying. */
export function useCopy() {
  const t = useTranslations("ui")
  const toast = useToast()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMATION)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string): Promise<boolean> => {
    const done = await copyText(text)
    setCopied(done)
    if (!done) toast({ tone: "refused", title: t("copyFailed"), text })
    return done
  }
  return { copied, copy }
}

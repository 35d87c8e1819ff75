import { useRouter } from "@tanstack/react-router"
import { type ReactNode, useEffect } from "react"
import { deviceItem, deviceKey } from "#lib/device-items.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { NoIndex } from "#ui/no-index.tsx"

/** The content that a form of the back office has left on this device; undefined for none. */
export function previewedContent(): unknown {
  try {
    return JSON.parse(deviceItem("contentPreview").get() ?? "") as unknown
  } catch {
    return undefined
  }
}

/** Says that a page shows content before it is published, and follows the form in the other tab. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("store.layout")
  const router = useRouter()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === deviceKey("contentPreview")) void router.invalidate()
    }
    window.addEventListener("storage", onStorage)
    return () => window.removeEventListener("storage", onStorage)
  }, [router])
  return (
    <>
      <NoIndex />
      <p role="status" className="border-b border-line bg-waiting-soft px-4 py-3 text-sm text-waiting-ink sm:px-6">
        {t("preview")}
      </p>
      {children}
    </>
  )
}

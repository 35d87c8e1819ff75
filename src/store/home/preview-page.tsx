import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { deviceKey } from "#lib/device-items.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { AnnouncementText } from "#store/shell/announcement-bar.tsx"
import { NoIndex } from "#ui/no-index.tsx"
import { HomePage } from "./home-page.tsx"
import type { LoadedHome } from "./load-home.ts"

/** The home page as the back office's form has it, before it is published. Follows the form in the other tab. */
export function PreviewPage(home: LoadedHome) {
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
      {Object.keys(home.content.announcement.text).length > 0 && (
        <AnnouncementText announcement={home.content.announcement} />
      )}
      <HomePage {...home} />
    </>
  )
}

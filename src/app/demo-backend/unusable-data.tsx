import { useState } from "react"
import { type DemoBackend, savedDataPaths } from "#lib/backend-problem.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { BlockingDialog } from "./blocking-dialog.tsx"

interface UnusableDataProps {
  backend: DemoBackend
  cause: "outdated" | "unreadable"
}

/** Asks before replacing saved data that can't be used, and offers to download it. */
export function UnusableData({ backend, cause }: UnusableDataProps) {
  const t = useTranslations("demo.unusable")
  const [failed, setFailed] = useState<"downloadFailed" | "startOverFailed">()
  const request = async (path: string, init?: RequestInit) => {
    const response = await backend.fetch(new Request(location.origin + path, init))
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response
  }
  const download = () =>
    request(savedDataPaths.download)
      .then((response) => response.blob())
      .then((file) => saveFile(file, "demo-data.json"))
      .then(() => setFailed(undefined))
      .catch(() => setFailed("downloadFailed"))
  const startOver = () =>
    request(savedDataPaths.startOver, { method: "POST" }).catch(() => setFailed("startOverFailed"))
  return (
    <BlockingDialog
      title={t(`${cause}Title`)}
      text={t(cause)}
      footer={
        <>
          <Button onClick={download}>{t("download")}</Button>
          <Button variant="primary" onClick={startOver}>
            {t("startOver")}
          </Button>
        </>
      }
    >
      {failed && (
        <p role="alert" className="text-refused-ink">
          {t(failed)}
        </p>
      )}
    </BlockingDialog>
  )
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

import { useEffect, useState } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { saveFile } from "#lib/save-file.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Spinner } from "#ui/spinner.tsx"
import { type ExportedFile, type ExportName, exportFile } from "./export-file.ts"

export interface ExportDialogProps {
  /** What is exported; also the name of its texts. */
  name: ExportName
  /** Filters of the list, as query parameters. */
  query: object
  onClose: () => void
}

type Phase =
  | { readonly name: "running" }
  | { readonly name: "done"; readonly file: ExportedFile }
  | { readonly name: "failed"; readonly error: unknown }

/** Exports records, waits for the file, and offers it for download. */
export function ExportDialog({ name, query, onClose }: ExportDialogProps) {
  const t = useTranslations(`admin.${name}`)
  const refused = useRefusalText()
  const [phase, setPhase] = useState<Phase>({ name: "running" })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    void attempt
    const controller = new AbortController()
    const { signal } = controller
    setPhase({ name: "running" })
    exportFile(name, query, signal).then(
      (file) => signal.aborted || setPhase({ name: "done", file }),
      (error: unknown) => signal.aborted || setPhase({ name: "failed", error }),
    )
    return () => controller.abort()
  }, [name, query, attempt])
  return (
    <Dialog
      open
      title={t("title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          {phase.name === "done" && (
            <Button variant="primary" icon="download" onClick={() => void download(phase.file)}>
              {t("download")}
            </Button>
          )}
          {phase.name === "failed" && (
            <Button variant="primary" onClick={() => setAttempt((count) => count + 1)}>
              {t("retry")}
            </Button>
          )}
        </>
      }
    >
      {phase.name === "running" && (
        <div className="grid gap-3 text-sm">
          <Spinner label={t("exporting")} />
          <p>{t("running")}</p>
        </div>
      )}
      {phase.name === "done" && (
        <p role="status" className="text-sm">
          {t("done")}
          <span className="block text-muted wrap-anywhere">{phase.file.filename}</span>
        </p>
      )}
      {phase.name === "failed" && (
        <Banner tone="refused" announce title={t("failed")}>
          {errorText(phase.error, {
            refused,
            server: t("server"),
            lost: t("lost"),
          })}
        </Banner>
      )}
    </Dialog>
  )
}

/** Storage on another origin may refuse scripts; the browser then opens the file itself. */
async function download({ url, filename }: ExportedFile): Promise<void> {
  try {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(answer.statusText)
    saveFile(await answer.blob(), filename)
  } catch {
    window.open(url, "_blank", "noopener")
  }
}

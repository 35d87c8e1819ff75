import { useBlocker } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { saveFile } from "#lib/save-file.ts"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { useCopy } from "#ui/use-copy.ts"

interface CodesDialogProps {
  readonly codes: readonly string[]
  readonly account: string
  readonly onClose: () => void
}

/** Shows new recovery codes, which the server never shows again; closes once they are said to be saved. */
export function CodesDialog({ codes, account, onClose }: CodesDialogProps) {
  const t = useTranslations("signIn.codes")
  const [isSaved, setSaved] = useState(false)
  const { copied, copy } = useCopy()
  const text = codes.join("\n")
  useBlocker({ shouldBlockFn: () => !isSaved, enableBeforeUnload: () => !isSaved })
  return (
    <Dialog
      open
      title={t("title")}
      description={t("text")}
      footer={
        <Button variant="primary" disabledReason={isSaved ? undefined : t("unsaved")} onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      <div className="grid gap-4">
        <ul className="grid gap-1 rounded-md bg-sunken p-4 font-mono text-xs wrap-anywhere sm:text-sm">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button icon={copied ? "check" : "copy"} onClick={() => void copy(text)}>
            {t("copy")}
          </Button>
          <Button
            icon="download"
            onClick={() =>
              saveFile(
                new Blob([`${t("file", { account })}\n\n${text}\n`], { type: "text/plain" }),
                "recovery-codes.txt",
              )
            }
          >
            {t("download")}
          </Button>
        </div>
        <Checkbox label={t("saved")} checked={isSaved} onChange={({ target }) => setSaved(target.checked)} />
      </div>
    </Dialog>
  )
}

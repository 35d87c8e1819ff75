import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { saveFile } from "#lib/save-file.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/text-field.tsx"
import { applyShared, currentShared, encodeShared, linkOf, MAX_LINK, type Shared } from "#workbench/share.ts"
import { useAction } from "#workbench/use-control.ts"
import { AddressBanner } from "./address-banner.tsx"
import { FileButton } from "./file-button.tsx"
import { PanelProblem, type PanelProps, Section } from "./panel.tsx"

/** A link to this page with the data that it shows, or a file if the data is too large for a link. */
export function SharePanel({ problems }: PanelProps) {
  const t = useTranslations("workbench.share")
  const [link, setLink] = useState("")
  const [tooLarge, setTooLarge] = useState<number>()
  const [isCopied, setCopied] = useState(false)
  const action = useAction()
  const create = () =>
    action.run(async () => {
      setCopied(false)
      const encoded = await encodeShared(await currentShared())
      const isTooLarge = encoded.length > MAX_LINK
      setTooLarge(isTooLarge ? encoded.length : undefined)
      setLink(isTooLarge ? "" : linkOf(encoded))
    })
  const copy = () =>
    action.run(async () => {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    })
  const download = () =>
    action.run(async () => {
      const file = new Blob([JSON.stringify(await currentShared())], { type: "application/json" })
      saveFile(file, "shared-data.json")
    })
  const open = (file: File) =>
    action.run(async () => {
      let shared: Shared | undefined
      try {
        shared = JSON.parse(await file.text())
      } catch {}
      if (typeof shared?.world !== "object") throw new Error(t("notShared", { name: file.name }))
      await applyShared(shared)
      location.reload()
    })
  return (
    <div className="grid gap-5">
      <AddressBanner problems={problems} part="share" />
      <PanelProblem error={action.error} />
      <Section title={t("title")}>
        <p className="max-w-2xl text-muted">{t("text")}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon="link" busy={action.isBusy} onClick={create}>
            {t("create")}
          </Button>
          <Button icon="download" busy={action.isBusy} onClick={download}>
            {t("download")}
          </Button>
          <FileButton label={t("openFile")} onFile={open} />
        </div>
        {tooLarge !== undefined && (
          <Banner tone="waiting" title={t("tooLarge", { size: String(Math.ceil(tooLarge / 1024)) })} announce>
            {t("tooLargeText")}
          </Banner>
        )}
        {link !== "" && (
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label={t("link")}
              className="w-full sm:w-120"
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
            <Button icon="copy" onClick={copy}>
              {t("copy")}
            </Button>
            <span role="status" className="pb-2 text-muted">
              {isCopied ? t("copied") : t("size", { size: String(Math.ceil(link.length / 1024)) })}
            </span>
          </div>
        )}
      </Section>
    </div>
  )
}

import { useRef } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { saveFile } from "#lib/save-file.ts"
import { MAX_ROWS, MAX_SIZE } from "#machines/products/product-import/csv-file.ts"
import { templateFile } from "#machines/products/product-import/upload-file.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { FileDrop } from "#ui/file-drop.tsx"
import { Icon } from "#ui/icon.tsx"
import { useStoreCurrencies } from "./store-currencies.ts"
import type { ProductImport } from "./use-product-import.ts"

interface PickFileProps {
  label: string
  onPick: (file: File) => void
  variant?: "primary" | "secondary"
}

/** A button that opens the browser's file dialog. */
export function PickFile({ label, onPick, variant = "secondary" }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPick(file)
          // The same file can be chosen again after it was corrected.
          target.value = ""
        }}
      />
      <Button variant={variant} icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

/** The first step: a place to drop the file, and what it has to contain. */
export function ChooseFile({ flow: { send } }: { flow: ProductImport }) {
  const t = useTranslations("admin.productImport.file")
  const locale = useLocale()
  const currencies = useStoreCurrencies()
  const choose = (file: File) => send({ type: "file.choose", file })
  const saveTemplate = () => {
    // Spreadsheets separate cells by semicolons where decimals have commas.
    const file = templateFile(currencies, (1.5).toLocaleString(locale).includes(",") ? ";" : ",")
    saveFile(file, file.name)
  }
  return (
    <Card
      title={t("title")}
      description={t("hint")}
      actions={
        <Button size="sm" icon="download" onClick={saveTemplate}>
          {t("template")}
        </Button>
      }
    >
      <FileDrop
        label={t("drop")}
        onFiles={([file]) => file && choose(file)}
        className="grid justify-items-center gap-3 rounded-lg border border-dashed border-edge px-4 py-10 text-center text-sm"
      >
        <Icon name="upload" size={24} className="text-muted" />
        <p>{t("drop")}</p>
        <PickFile label={t("choose")} variant="primary" onPick={choose} />
        <p className="text-xs text-muted">
          {t("limits", { rows: MAX_ROWS.toLocaleString(locale), size: String(MAX_SIZE) })}
        </p>
      </FileDrop>
      <ul className="mt-4 grid list-disc gap-1 pl-5 text-sm text-muted">
        <li>{t("empty")}</li>
        <li>{t("stock")}</li>
      </ul>
    </Card>
  )
}

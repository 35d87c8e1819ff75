import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { parseWhole } from "#lib/parse-whole.ts"
import { Button } from "#ui/button.tsx"
import { Popover } from "#ui/popover.tsx"
import { TextField } from "#ui/text-field.tsx"

interface AdjustButtonProps {
  onAdjust: (difference: number) => void
}

/** Asks for a number of units to add to the selected cells, or to remove from them. */
export function AdjustButton({ onAdjust }: AdjustButtonProps) {
  const t = useTranslations("admin.stock.adjust")
  return (
    <Popover
      label={t("title")}
      trigger={(props) => (
        <Button size="sm" variant="quiet" icon="plus" {...props}>
          {t("open")}
        </Button>
      )}
    >
      {(close) => (
        <AdjustForm
          onAdjust={(difference) => {
            close()
            onAdjust(difference)
          }}
        />
      )}
    </Popover>
  )
}

function AdjustForm({ onAdjust }: AdjustButtonProps) {
  const t = useTranslations("admin.stock.adjust")
  const locale = useLocale()
  const [text, setText] = useState("")
  const [isChecked, setChecked] = useState(false)
  const difference = parseWhole(text, locale)
  return (
    <form
      noValidate
      className="grid w-64 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (difference) onAdjust(difference)
      }}
    >
      <TextField
        label={t("title")}
        hint={t("hint")}
        autoComplete="off"
        value={text}
        error={isChecked && !difference ? t("problem") : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="primary" type="submit">
        {t("submit")}
      </Button>
    </form>
  )
}

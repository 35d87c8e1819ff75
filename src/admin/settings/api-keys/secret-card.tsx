import { useState } from "react"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useCopy } from "#ui/use-copy.ts"

/** Shows a new secret key once, and asks before leaving until the user confirms that it is stored. */
export function SecretCard({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations("admin.apiKey")
  const [isStored, setStored] = useState(false)
  const { copied, copy } = useCopy()
  const { question } = useLeaveGuard(
    () => !isStored,
    () => undefined,
    {
      title: t("secret.leave.title"),
      text: t("secret.leave.text"),
      keep: t("secret.leave.keep"),
      discard: t("secret.leave.discard"),
    },
  )
  return (
    <Card title={t("secret.title")} description={t("secret.text")}>
      <div className="grid gap-4">
        {question}
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            className="min-w-0 flex-1 [&_input]:font-mono"
            label={t("key")}
            readOnly
            value={token}
            onFocus={({ target }) => target.select()}
          />
          <Button icon={copied ? "check" : "copy"} onClick={() => void copy(token)}>
            {t(copied ? "copied" : "copy")}
          </Button>
        </div>
        <Checkbox label={t("secret.saved")} checked={isStored} onChange={({ target }) => setStored(target.checked)} />
        <div className="flex justify-end">
          <Button variant="primary" disabledReason={isStored ? undefined : t("secret.confirmFirst")} onClick={onDone}>
            {t("secret.done")}
          </Button>
        </div>
      </div>
    </Card>
  )
}

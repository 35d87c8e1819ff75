import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import type { TextType } from "./settings.ts"
import { useTextNames } from "./text-names.ts"
import { translationsKey } from "./texts.ts"

interface FieldsDialogProps {
  type: TextType
  onClose: () => void
}

/** Chooses the fields of a type that are translated. */
export function FieldsDialog({ type, onClose }: FieldsDialogProps) {
  const t = useTranslations("admin.translations.settings")
  const names = useTextNames()
  const client = useQueryClient()
  const [isActive, setActive] = useState(type.isActive)
  const [fields, setFields] = useState(type.isActive ? type.fields : type.allFields)
  const name = names.type(type.type)
  return (
    <ActionDialog
      title={t("title", { type: name })}
      description={t("text")}
      confirm={t("confirm")}
      entries={{ isActive, fields }}
      run={() =>
        adminSdk().admin.translation.batchSettings({
          body: {
            update: [
              {
                id: type.settingsId,
                entity_type: type.type,
                fields: type.allFields.filter((field) => fields.includes(field)),
                is_active: isActive,
              },
            ],
          },
        })
      }
      done={t("saved")}
      onDone={() => void client.invalidateQueries({ queryKey: translationsKey })}
      onClose={onClose}
    >
      <Checkbox
        label={t("active", { type: name })}
        checked={isActive}
        onChange={({ target }) => setActive(target.checked)}
      />
      {isActive && (
        <div className="grid gap-2.5">
          {type.allFields.map((field) => (
            <Checkbox
              key={field}
              label={names.field(field)}
              checked={fields.includes(field)}
              onChange={({ target }) =>
                setFields(target.checked ? [...fields, field] : fields.filter((each) => each !== field))
              }
            />
          ))}
        </div>
      )}
    </ActionDialog>
  )
}

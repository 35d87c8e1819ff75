import { queryOptions, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { languageName } from "#lib/language-name.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { TextLink } from "#ui/link-button.tsx"

/** Codes of the languages that the server knows. */
const knownLocalesQuery = queryOptions({
  queryKey: ["admin", "locales"],
  queryFn: async ({ signal }) => {
    const query = { fields: "code", limit: 500, order: "code" }
    return (await adminSdk().admin.locale.list({ query }, { signal })).locales.flatMap(({ code }) => code ?? [])
  },
  staleTime: 300_000,
})

interface LocalesCardProps {
  /** The codes of the store's languages. */
  value: readonly { readonly key: string }[]
  error?: string | undefined
  onChange: (rows: readonly { readonly key: string }[]) => void
}

/** Card with the languages that the texts of the store are translated into. */
export function LocalesCard({ value: rows, error, onChange }: LocalesCardProps) {
  const t = useTranslations("admin.storeSettings")
  const locale = useLocale()
  const { data: known } = useQuery(knownLocalesQuery)
  const [isAdding, setAdding] = useState(false)
  const nameOf = (code: string) => languageName(code, locale)
  return (
    <Card
      title={t("supported_locales")}
      description={t("localesHint")}
      actions={
        <Button size="sm" icon="plus" onClick={() => setAdding(!isAdding)} aria-expanded={isAdding}>
          {t("addLocale")}
        </Button>
      }
    >
      <div className="grid gap-3 text-sm">
        {error && <p className="text-xs text-refused-ink">{error}</p>}
        {isAdding && (
          <Combobox
            label={t("addLocale")}
            labelHidden
            placeholder={t("findLocale")}
            value={null}
            onChange={(choice) => {
              if (!choice) return
              setAdding(false)
              onChange([...rows, { key: choice.value }])
            }}
            options={(known ?? []).map((code) => ({
              value: code,
              label: `${nameOf(code)} · ${code}`,
              ...(rows.some(({ key }) => key === code) ? { description: t("added"), disabled: true } : {}),
            }))}
          />
        )}
        {rows.length === 0 && <p className="text-muted">{t("noLocales")}</p>}
        <ul className="divide-y divide-line">
          {rows.map(({ key }) => (
            <li key={key} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
              <span className="flex min-w-40 flex-1 flex-wrap items-center gap-2">
                <span className="font-semibold wrap-anywhere">{nameOf(key)}</span>
                <span className="text-muted">{key}</span>
                {known && !known.includes(key) && <Badge tone="waiting">{t("unknownLocale")}</Badge>}
              </span>
              <IconButton
                icon="trash"
                label={t("remove", { name: nameOf(key) })}
                onClick={() => onChange(rows.filter((row) => row.key !== key))}
              />
            </li>
          ))}
        </ul>
        {rows.length > 0 && (
          <p>
            <TextLink to="/admin/settings/translations">{t("translate")}</TextLink>
          </p>
        )}
      </div>
    </Card>
  )
}

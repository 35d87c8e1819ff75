import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"

type Fields = Readonly<Record<string, string | boolean | null>>

/** Returns the fields that differ between two versions. */
export const changedFields = <T extends Fields>(before: T, after: T): Partial<T> =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== before[key])) as Partial<T>

/** Returns the saved texts of fields changed both here and, since `before`, by someone else. */
export function overwritten<T extends Fields>(before: T, after: T, now: T): readonly string[] {
  return Object.keys(changedFields(before, after)).flatMap((key) => {
    const value = now[key]
    return typeof value === "boolean" || value === before[key] || value === after[key] ? [] : [value || "–"]
  })
}

/** Warns about the values that saving would overwrite. */
export function OverwriteWarning({ values }: { values: readonly string[] }) {
  const t = useTranslations("account.profile")
  if (values.length === 0) return null
  return (
    <Banner tone="waiting" announce title={t("changed")}>
      {t("changedText", { values: values.join(", ") })}
    </Banner>
  )
}

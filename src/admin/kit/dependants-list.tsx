import { useTranslations } from "#lib/i18n.tsx"
import type { Dependants } from "./removal.ts"

/** Names the first records that use another one, and how many more do; nothing if none does. */
export function DependantsList({ found: { count, first } }: { found: Pick<Dependants, "count" | "first"> }) {
  const t = useTranslations("admin.detail.remove")
  if (count === 0) return null
  return (
    <ul className="list-disc pl-5 text-muted">
      {first.map(({ id, name }) => (
        <li key={id} className="break-words">
          {name}
        </li>
      ))}
      {count > first.length && <li>{t("more", { count: count - first.length })}</li>}
    </ul>
  )
}

import { settings } from "#lib/config.ts"
import type { EnvProblem } from "#lib/env.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { settingProblems } from "#lib/setting-problems.ts"
import { DocumentTitle } from "#ui/document-title.tsx"
import { Icon } from "#ui/icon.tsx"

const reasons = {
  missing: "missing",
  "not-a-url": "notAUrl",
  "not-http": "notHttp",
  "not-a-key": "notAKey",
  "not-a-choice": "notAChoice",
  "not-readable": "notReadable",
} as const

/** Shown instead of a blank page: lists each invalid variable with its current value and an example. */
export function EnvPage({ problems: found }: { problems: readonly EnvProblem[] }) {
  const t = useTranslations("startProblem")
  const names = new Set<string>(found.map(({ name }) => name))
  const problems = [...found, ...settingProblems(settings()).filter(({ name }) => !names.has(name))]
  return (
    <main className="mx-auto grid max-w-2xl gap-6 px-4 py-16 sm:py-24">
      <DocumentTitle title={t("title")} />
      <span className="grid size-12 place-items-center rounded-xl bg-waiting-soft text-waiting-ink">
        <Icon name="settings" size={24} />
      </span>
      <div className="grid gap-2">
        <h1 className="text-xl font-semibold">{t("title")}</h1>
        <p className="text-muted">
          {t("text", { count: problems.length, place: import.meta.env.PROD ? "deployed" : "local" })}
        </p>
      </div>
      <ul className="grid gap-4">
        {problems.map(({ name, value, kind, example }) => (
          <li key={name} className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-sm">
            <div>
              <h2 className="font-mono text-base font-semibold">{name}</h2>
              <p className="text-sm text-muted">{t(`purpose.${name}`)}</p>
            </div>
            <p className="flex items-start gap-2 text-sm text-refused-ink">
              <Icon name="alert" className="mt-0.5" />
              {t(reasons[kind])}
            </p>
            <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
              <dt className="text-muted">{t("value")}</dt>
              <dd className="font-mono break-all">{value || t("empty")}</dd>
              <dt className="text-muted">{t("write")}</dt>
              <dd className="rounded-sm bg-sunken px-1.5 font-mono break-all select-all">{`${name}=${example}`}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {!import.meta.env.PROD && <p className="text-sm text-muted">{t("demo")}</p>}
    </main>
  )
}

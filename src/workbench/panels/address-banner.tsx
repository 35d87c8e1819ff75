import type { AddressProblem } from "#lib/address-problem.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { reasonText } from "#workbench/reasons.ts"

const titles = {
  unknown_scenario: "unknownScenario",
  link_incomplete: "incomplete",
  link_version: "version",
  scenario_changed: "changed",
} as const
type KnownCode = keyof typeof titles
const isKnown = (code: string | undefined): code is KnownCode => code !== undefined && Object.hasOwn(titles, code)

/** Says why a part of the page's address couldn't be applied, and what to do. */
export function AddressBanner({
  problems,
  part,
}: {
  problems: readonly AddressProblem[]
  part: AddressProblem["part"]
}) {
  const t = useTranslations("workbench")
  const problem = problems.find((one) => one.part === part)
  if (!problem) return null
  const { code } = problem
  const cause = isKnown(code) ? titles[code] : part === "share" ? "broken" : "parameters"
  return (
    <Banner tone="refused" title={t(`address.${cause}`, { name: problem.values?.name ?? "" })} announce>
      {t(`address.${cause}Text`, { reason: reasonText(t, problem) })}
    </Banner>
  )
}

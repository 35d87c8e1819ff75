import { useTranslations } from "#lib/i18n.tsx"
import type { CheckedTarget } from "#machines/promotions/promotion-check/promotion-check.rules.ts"
import type { CheckedRule, RuleVerdict } from "#machines/promotions/promotion-check/rule-verdict.ts"
import { Card } from "#ui/card.tsx"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import type { CheckAnswer } from "./use-check.ts"
import { useRuleWords } from "./use-reasons.ts"

interface CheckRulesProps {
  answer: CheckAnswer
}

/** Each rule with whether it holds, and what the cart has. */
export function CheckRules({ answer }: CheckRulesProps) {
  const t = useTranslations("admin.promotion.rules")
  const tc = useTranslations("admin.promotionCheck")
  const { sentenceOf, valuesOf } = useRuleWords(answer)
  const { who, targets } = answer.check
  const isOrder = answer.promotion.application_method?.target_type === "order"
  return (
    <>
      <Card title={t("rules")}>
        {who.length === 0 ? (
          <p className="text-sm text-muted">{t("rulesNone")}</p>
        ) : (
          <ul className="grid gap-3 text-sm">
            {who.map((verdict) => (
              <li key={verdict.rule.id}>
                <Mark holds={verdict.holds} kind="rule">
                  <p className="wrap-anywhere">{sentenceOf(verdict)}</p>
                  <p className="text-muted wrap-anywhere">
                    {verdict.actual.length === 0
                      ? tc("actualNone")
                      : tc("actual", { values: valuesOf(verdict.rule.attribute, verdict.actual) })}
                  </p>
                </Mark>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {!isOrder && <TargetRules set="target" answer={answer} targets={targets} />}
      {answer.promotion.type === "buyget" && <TargetRules set="buy" answer={answer} targets={targets} />}
    </>
  )
}

interface TargetRulesProps extends CheckRulesProps {
  set: "target" | "buy"
  targets: readonly CheckedTarget[]
}

interface Judged {
  readonly target: CheckedTarget
  readonly verdict: RuleVerdict
}

/** Rules about items or shipping methods, with each of them. */
function TargetRules({ set, answer, targets }: TargetRulesProps) {
  const t = useTranslations("admin.promotion.rules")
  const tc = useTranslations("admin.promotionCheck")
  const { sentenceOf, valuesOf } = useRuleWords(answer)
  const judged = new Map<CheckedRule, Judged[]>()
  for (const target of targets)
    for (const verdict of target[set] ?? [])
      judged.set(verdict.rule, [...(judged.get(verdict.rule) ?? []), { target, verdict }])
  return (
    <Card title={t(set)}>
      {judged.size === 0 ? (
        <p className="text-sm text-muted">{t(`${set}None`)}</p>
      ) : (
        <ul className="grid gap-4 text-sm">
          {[...judged].map(([rule, entries]) => (
            <li key={rule.id} className="grid gap-2">
              <p className="wrap-anywhere">{sentenceOf({ rule })}</p>
              <ul className="grid gap-1.5">
                {entries.map(({ target, verdict }) => (
                  <li key={target.id}>
                    <Mark holds={verdict.holds} kind="match">
                      <p className="wrap-anywhere">
                        {verdict.actual.length === 0
                          ? tc("itemNone", { item: target.name })
                          : tc("itemActual", { item: target.name, values: valuesOf(rule.attribute, verdict.actual) })}
                      </p>
                    </Mark>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const marks = {
  rule: ["holds", "holdsNot"],
  match: ["matches", "matchesNot"],
} as const

interface MarkProps {
  holds: boolean | undefined
  kind: keyof typeof marks
  children: React.ReactNode
}

function Mark({ holds, kind, children }: MarkProps) {
  const t = useTranslations("admin.promotionCheck")
  const [yes, no] = marks[kind]
  return (
    <div className="flex gap-2">
      <Icon
        name={holds === undefined ? "info" : holds ? "check" : "close"}
        className={cx("mt-0.5", holds === undefined ? "text-muted" : holds ? "text-done-ink" : "text-refused-ink")}
      />
      <span className="sr-only">{t(holds === undefined ? "unknown" : holds ? yes : no)}</span>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

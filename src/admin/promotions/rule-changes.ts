import type { DraftRule } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"

interface RuleBody {
  readonly attribute: string
  readonly operator: DraftRule["operator"]
  readonly values: string[]
}

export interface RuleChanges {
  readonly create: RuleBody[]
  readonly update: (RuleBody & { readonly id: string })[]
  readonly delete: string[]
}

const bodyOf = ({ attribute, operator, values }: DraftRule): RuleBody => ({
  attribute: attribute.path,
  operator,
  values: values.map(({ value }) => value),
})
const keyOf = (rule: DraftRule): string => {
  const { attribute, operator, values } = bodyOf(rule)
  return JSON.stringify([attribute, operator, values.toSorted()])
}

/**
 * What to send so that the server's rules become the wanted ones; a rule's key is its id once the server has it. Rules that
 * an earlier attempt has created already aren't created again. Null if someone else has changed them.
 */
export function ruleChanges(
  initial: readonly DraftRule[],
  wanted: readonly DraftRule[],
  present: readonly DraftRule[],
): RuleChanges | null {
  const before = new Map(initial.map((rule) => [rule.key, rule]))
  const now = new Map(present.map((rule) => [rule.key, rule]))
  const fresh = wanted.filter(({ key }) => !before.has(key))
  const added = new Map(present.filter(({ key }) => !before.has(key)).map((rule) => [keyOf(rule), rule.key]))
  const create = fresh.filter((rule) => !added.delete(keyOf(rule)))
  const update: DraftRule[] = []
  for (const rule of wanted) {
    const [old, current] = [before.get(rule.key), now.get(rule.key)]
    if (!old) continue
    if (!current || ![keyOf(old), keyOf(rule)].includes(keyOf(current))) return null
    if (keyOf(current) !== keyOf(rule)) update.push(rule)
  }
  const kept = new Set(wanted.map(({ key }) => key))
  const gone = initial.filter(({ key }) => !kept.has(key) && now.has(key))
  const isOther = gone.some((rule) => keyOf(now.get(rule.key) ?? rule) !== keyOf(rule))
  if (added.size > 0 || isOther) return null
  return {
    create: create.map(bodyOf),
    update: update.map((rule) => ({ id: rule.key, ...bodyOf(rule) })),
    delete: gone.map(({ key }) => key),
  }
}

/**
 * What extensions of both areas import, as `fennmark/ui`. These names follow semantic versioning; everything else in the
 * project may change at any time.
 */
export { defineTexts, type Label, labelIn } from "#app/extensions/define-texts.ts"
export { useLocale } from "#lib/i18n.tsx"
export { compareMoney, formatMoney, subtractMoney } from "#lib/money.ts"
export { Badge } from "#ui/badge.tsx"
export { Banner } from "#ui/banner.tsx"
export { Button } from "#ui/button.tsx"
export { Card } from "#ui/card.tsx"
export { Checkbox } from "#ui/checkbox.tsx"
export { DateTime } from "#ui/date-time.tsx"
export { Dialog } from "#ui/dialog.tsx"
export { Disclosure } from "#ui/disclosure.tsx"
export { EmptyState } from "#ui/empty-state.tsx"
export { Facts } from "#ui/facts.tsx"
export { LinkButton } from "#ui/link-button.tsx"
export { Money } from "#ui/money.tsx"
export { RetryButton } from "#ui/retry-button.tsx"
export { Select } from "#ui/select.tsx"
export { TextArea, TextField } from "#ui/text-field.tsx"
export { useToast } from "#ui/toasts.tsx"

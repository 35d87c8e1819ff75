interface OptionRules {
  readonly rules?: readonly { readonly attribute?: string | undefined; readonly value?: unknown }[] | null | undefined
}

/** Whether a shipping option is for items that customers send back. */
export const isReturnOption = ({ rules }: OptionRules): boolean =>
  (rules ?? []).some(({ attribute, value }) => attribute === "is_return" && String(value) === "true")

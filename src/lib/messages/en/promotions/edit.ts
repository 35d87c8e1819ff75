/** Texts of the forms that change a promotion. */
export const promotionEdit = {
  save: "Save promotion",
  saved: "Promotion saved",
  discount: "Discount",
  limits: "Code and limits",
  fixed: "Can’t be changed",
  kind: "Kind",
  kindFixed:
    "The server would keep conditions that don’t fit another kind. To change the kind, create another promotion.",
  budget: "Budget",
  budgetHint: "The limit of the budget, also per customer, is set in the campaign.",
  invalid: {
    belowUsed: "The limit can’t be lower than what has been used: {used}",
    automatic: "Automatic promotions have no limit. Leave it empty.",
    otherCurrency:
      "The budget of the campaign is in {currency}. Keep this currency, or remove the promotion from the campaign first.",
  },
  rules: {
    edit: "Edit",
    title: "Edit conditions: {name}",
    confirm: "Save conditions",
    done: "Conditions saved",
    values: "Choose at least one value for each condition",
    loading: "Loading conditions",
    failed: "Couldn’t load the conditions. Close this and try again.",
    changed: "Someone else changed these conditions in the meantime. Close this and open it again to see them.",
  },
} as const

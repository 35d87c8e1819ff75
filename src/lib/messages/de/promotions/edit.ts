export const promotionEdit = {
  save: "Aktion speichern",
  saved: "Aktion gespeichert",
  discount: "Rabatt",
  limits: "Code und Limits",
  fixed: "Nicht änderbar",
  kind: "Art",
  kindFixed:
    "Der Server würde Bedingungen behalten, die nicht zu einer anderen Art passen. Legen Sie für eine andere Art eine neue Aktion an.",
  budget: "Budget",
  budgetHint: "Das Limit des Budgets, auch pro Kunde, legen Sie in der Kampagne fest.",
  invalid: {
    belowUsed: "Das Limit muss mindestens so hoch sein wie die bisherige Nutzung: {used}",
    automatic: "Automatische Aktionen haben kein Limit. Lassen Sie das Feld leer.",
    otherCurrency:
      "Das Budget der Kampagne ist in {currency}. Behalten Sie diese Währung, oder nehmen Sie die Aktion zuerst aus der Kampagne heraus.",
  },
  rules: {
    edit: "Bearbeiten",
    title: "Bedingungen bearbeiten: {name}",
    confirm: "Bedingungen speichern",
    done: "Bedingungen gespeichert",
    values: "Wählen Sie für jede Bedingung mindestens einen Wert",
    loading: "Bedingungen werden geladen",
    failed: "Die Bedingungen konnten nicht geladen werden. Schließen Sie den Dialog und versuchen Sie es erneut.",
    changed:
      "Jemand anderes hat diese Bedingungen inzwischen geändert. Schließen Sie den Dialog und öffnen Sie ihn erneut, um sie zu sehen.",
  },
} as const

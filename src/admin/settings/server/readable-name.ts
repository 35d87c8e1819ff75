const acronym = /\b(?:api|csv|hmr|id|rbac|sku|url)\b/gi

/** A readable name of a workflow, step or feature: "complete-cart" is "Complete cart". */
export function readableName(id: string): string {
  const words = id
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]+/g, " ")
    .trim()
    .toLowerCase()
  return (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll(acronym, (word) => word.toUpperCase())
}

/** Returns the index for a language from a setting such as `products,de:products_de`; the first name is for all others. */
export function indexFor(setting: string, language: string | undefined): string {
  const names = setting.split(",").map((name) => name.trim())
  const found = names.find((name) => name.startsWith(`${language}:`)) ?? names[0] ?? ""
  return found.slice(found.indexOf(":") + 1)
}

/** Joins class names and skips falsy values: `cx("a", wide && "b")`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ")
}

/** Joins class names and leaves out what is not there: `cx("a", wide && "b")`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ")
}

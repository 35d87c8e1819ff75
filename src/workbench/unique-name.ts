/** The name, with a number if another one has it. */
export function uniqueName(name: string, taken: Iterable<string>): string {
  const others = new Set(taken)
  let result = name
  for (let n = 2; others.has(result); n++) result = `${name} (${n})`
  return result
}

/** A space-separated list of field names: `words("id title")`. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/)

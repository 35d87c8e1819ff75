/** A list of field names, written as text: `words("id title")`. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/)

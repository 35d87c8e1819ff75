const two = (part: number) => String(part).padStart(2, "0")

/** A time of the server in a field for local time, to the minute: `2026-06-30T18:00`. Empty for none. */
export function localTime(iso: string | null | undefined): string {
  if (!iso) return ""
  const date = new Date(iso)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Whether a list that ends then would never apply. */
export const endsTooEarly = (startsAt: string, endsAt: string): boolean =>
  startsAt !== "" && endsAt !== "" && Date.parse(endsAt) <= Date.parse(startsAt)

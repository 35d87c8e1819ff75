/** Whether a list that ends then would never apply. */
export const endsTooEarly = (startsAt: string, endsAt: string): boolean =>
  startsAt !== "" && endsAt !== "" && Date.parse(endsAt) <= Date.parse(startsAt)

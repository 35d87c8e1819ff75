/** A customer group as an option of a picker or a filter. */
export const groupOption = ({ id, name }: { id: string; name: string | null }) => ({ value: id, label: name ?? "" })

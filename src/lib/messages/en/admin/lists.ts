/** Texts that the lists of all resources share. The texts of a resource’s own list are in its part. */
export const lists = {
  columns: { created: "Created", updated: "Updated" },
  delete: "Delete",
} as const

export const statusTone = { draft: "inactive", active: "done", inactive: "refused" } as const

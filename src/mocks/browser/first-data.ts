/** Data of the demo's first visit. With the fixed seed, a reset creates the same ids every time. */
export const FIRST_DATA = { scenario: "default", seed: 2026 } as const

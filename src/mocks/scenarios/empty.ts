import { seedDefaults } from "#mocks/seed/defaults.ts"
import type { Scenario } from "./scenario.ts"

export const empty: Scenario = {
  about: "A freshly migrated server: only its defaults and the administrator; for tests that build their own shop.",
  build: seedDefaults,
}

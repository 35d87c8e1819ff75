import { seedDefaults } from "#mocks/seed/defaults.ts"
import type { Scenario } from "./scenario.ts"

export const empty: Scenario = {
  about: "A freshly migrated server with only its defaults and an administrator, for tests that create their own data.",
  build: seedDefaults,
}

import { living } from "./default.ts"
import { empty } from "./empty.ts"
import { large } from "./large.ts"
import type { Scenario } from "./scenario.ts"

/** Every world by its name. */
export const scenarios: Readonly<Record<string, Scenario>> = { default: living, empty, large }

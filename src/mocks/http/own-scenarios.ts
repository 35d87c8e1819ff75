import { type ScenarioName, scenarios } from "#mocks/scenarios/index.ts"
import type { Scenario } from "#mocks/scenarios/scenario.ts"
import { closest } from "./closest.ts"
import { controlRefusal } from "./control-refusal.ts"

/** A scenario of another project. */
export interface OwnScenario extends Scenario {
  /**
   * A built-in scenario whose data `build` changes; its faults and page are also used, if the scenario has none of its
   * own. Without it, `build` begins with an empty database, in which there isn't even a publishable key.
   */
  readonly from?: ScenarioName
}

/** The scenarios with the data that they start from; throws if that is the name of no built-in one. */
export const ownScenarios = (given: Readonly<Record<string, OwnScenario>> = {}): Readonly<Record<string, Scenario>> =>
  Object.fromEntries(Object.entries(given).map(([name, scenario]) => [name, complete(scenario)]))

function complete({ from, ...given }: OwnScenario): Scenario {
  if (from === undefined) return given
  const start = Object.hasOwn(scenarios, from) ? scenarios[from] : undefined
  if (!start) throw controlRefusal("unknown_scenario", { name: from, meant: closest(from, Object.keys(scenarios)) })
  const { about: _, aboutDe: __, build, ...rest } = start
  return {
    ...rest,
    ...given,
    build: (db, base) => {
      build(db, base)
      given.build(db, base)
    },
  }
}

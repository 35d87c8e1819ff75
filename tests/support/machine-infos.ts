import { describeMachine } from "#lib/machine-info.ts"
import { allMachines } from "./all-machines.ts"

/** The text of `src/workbench/machines.gen.json`: the states and transitions of every machine, a line for each. */
export async function machineInfos(): Promise<string> {
  const infos = (await allMachines()).map(({ machine }) => describeMachine(machine))
  const list = (name: string, rows: readonly object[]) =>
    `    "${name}": [\n${rows.map((row) => `      ${JSON.stringify(row)}`).join(",\n")}\n    ]`
  const texts = infos
    .toSorted((a, b) => a.id.localeCompare(b.id, "en"))
    .map(({ id, initial, states, transitions }) =>
      [
        "  {",
        `    "id": "${id}",`,
        `    "initial": "${initial}",`,
        `${list("states", states)},`,
        list("transitions", transitions),
        "  }",
      ].join("\n"),
    )
  return `[\n${texts.join(",\n")}\n]\n`
}

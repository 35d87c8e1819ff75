import { createTranslator } from "use-intl/core"
import { expect, it } from "vitest"
import { workbenchMessages } from "#lib/messages/workbench.ts"
import { controlReasons } from "#mocks/http/control-refusal.ts"
import { ControlError } from "./control.ts"
import { reasonCodes, reasonText } from "./reasons.ts"

const german = async () => {
  const { messages } = await workbenchMessages.de()
  return createTranslator({ locale: "de", messages, namespace: "workbench" }) as unknown as Parameters<
    typeof reasonText
  >[0]
}

it("translates the reasons of the control API that the workbench can cause", async () => {
  const fromPrograms = [
    "world_name",
    "world_exists",
    "unknown_world",
    "too_many_worlds",
    "different_worlds",
    "invalid_body",
    "unknown_request",
    "unknown_entry",
    "not_recorded",
    "no_scenarios",
    "foreign_origin",
    "unknown_option",
    "fields_exclude",
    "not_a_recording",
  ]
  expect([...reasonCodes].sort()).toEqual(
    [...Object.keys(controlReasons).filter((code) => !fromPrograms.includes(code)), "too_large"].sort(),
  )
  const reason = new ControlError(404, 'There is no scenario "x".', { code: "unknown_scenario", values: { name: "x" } })
  expect(reasonText(await german(), reason)).toBe("Es gibt kein Szenario „x“.")
  const misspelled = new ControlError(404, "", { code: "unknown_scenario", values: { name: "emty", meant: "empty" } })
  expect(reasonText(await german(), misspelled)).toBe("Es gibt kein Szenario „emty“. Meinten Sie „empty“?")
})

it("shows a reason without a known code as it is", async () => {
  const t = await german()
  expect(reasonText(t, new ControlError(409, "Nothing to decide.", { code: "other" }))).toBe("Nothing to decide.")
  expect(reasonText(t, new Error("notes.json isn’t a snapshot file."))).toBe("notes.json isn’t a snapshot file.")
})

import { Refusal } from "#mocks/kernel/refusal.ts"
import { didYouMean } from "./closest.ts"

/** Reasons of the control API by their code. The workbench translates them; `{name}` is a value of the response. */
export const controlReasons = {
  unknown_scenario: 'There is no scenario "{name}".{hint}',
  no_scenarios: '"{field}" has no effect: a recording or another server responds, not a scenario.',
  scenario_changed: 'The scenario "{name}" has changed since this was saved.',
  invalid_json: "The body isn't JSON: {reason}",
  not_a_dataset: "This isn't a saved dataset.",
  dataset_version: "The dataset has version {version}, but only version {supported} can be loaded.",
  unknown_table: 'There is no table "{name}".{hint}',
  invalid_row: 'The {model} {id} has no valid "{column}": it is {given}, but {expected} is expected.',
  duplicate_row: 'The table "{table}" has two rows with the ID "{id}".',
  unknown_column: 'The {model} {id} has a column "{column}", which the table "{table}" lacks.{hint}',
  unknown_reference: 'The {model} {id} has the "{column}" "{value}", but there is no such row in the table "{target}".',
  data_replaced:
    "The data before request {n} is no longer known: other data was loaded, requests were undone, or 200 later requests changed it.",
  unknown_login: "There is no login {id}.",
  invalid_body: "The body is {given}: expected {expected}.",
  missing_field: '"{field}" is missing: expected {expected}.',
  invalid_field: '"{field}" is {given}: expected {expected}.',
  unknown_field: 'There is no field "{field}".{hint}',
  unknown_option: 'There is no option "{field}".{hint}',
  invalid_name: '"{field}" has the name {given}: expected {expected}.',
  fields_exclude: '"{first}" and "{second}" exclude each other.',
  foreign_origin: "Pages of {origin} aren't allowed to control the mock. --origin or controlOrigins allows others.",
  unknown_request: 'There is no control request "{request}".{hint} GET /_mock lists all.',
  unknown_entry: `"{n}" isn't the number of a journal entry: the latest is {latest}.`,
  not_recorded: "Nothing is recorded: the mock wasn't started with --record.",
  not_a_recording: "This file isn't a recording: {reason}",
  fault_matches_nothing: 'No operation has the method and path "{operation}", so the fault would never apply.{hint}',
  fault_needs_status: 'The fault would never send its "{field}": that needs a "status", too.',
  fault_needs_write: 'A fault with "{field}" never applies to a GET request.',
  fault_without_body: 'The fault would never send its "{field}": a response with the status {status} has no body.',
  fault_conflict: 'A fault has one effect: "{first}" or "{second}".',
  fault_without_effect:
    "A fault needs a latency above 0, a status, cut, drop or afterWrites, or it changes no response.",
  fault_rate_zero: "A fault with the rate 0 would never apply: expected a rate above 0, up to 1.",
  unknown_fault: 'There is no fault "{id}". GET /_mock/faults lists them.',
  time_out_of_range: '"{field}" is {given}. Expected a time from 1970 to 9998, such as 2026-05-01T12:00:00Z.',
  world_name: `"{name}" can't be the name of a world: expected 1 to 64 letters, digits, underscores and hyphens.`,
  world_exists: 'There is a world "{name}" already.',
  unknown_world: 'There is no world "{name}". POST /_mock/worlds creates one; worlds without requests are deleted.',
  different_worlds: 'The path is for the world "{name}", but the header x-mock-world names "{header}".',
  too_many_worlds: "There are {most} worlds already. Delete one that isn't used anymore.",
} as const
type ControlReason = keyof typeof controlReasons

type Status = 400 | 403 | 404 | 409
const types: Readonly<Record<Status, string>> = {
  400: "invalid_data",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
}

const hintOf = ({ meant, possible }: Readonly<Record<string, string | undefined>>): string =>
  meant === undefined && possible ? ` Possible are ${possible}.` : didYouMean(meant)

/**
 * A refusal by the control API. Its response has the code and the values of its message; `meant` is what the caller
 * probably meant, `possible` all that there is otherwise.
 */
export function controlRefusal(
  code: ControlReason,
  values: Readonly<Record<string, string | undefined>> = {},
  status: Status = 400,
): Refusal {
  const message = controlReasons[code].replace(/\{(\w+)\}/g, (blank, name: string) =>
    name === "hint" ? hintOf(values) : (values[name] ?? blank),
  )
  const type = types[status]
  return new Refusal(status, type, message, { code, body: { code, type, message, values } })
}

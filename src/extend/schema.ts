/**
 * What extensions import for the schemas of their operations, as `fennmark/schema`. These names follow semantic versioning;
 * everything else in the project may change at any time.
 */
export type { EndpointSchemas } from "#schema/endpoint.ts"
export {
  dateFilters,
  deleted,
  lifecycle,
  listQuery,
  loose,
  metadata,
  one,
  page,
  selectQuery,
  textFilters,
} from "#schema/fields.ts"

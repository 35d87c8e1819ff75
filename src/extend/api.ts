/**
 * What extensions import for operations of their own, as `fennmark/api`. These names follow semantic versioning; everything
 * else in the project may change at any time. Schemas aren't part of it: pages load the endpoints, and only their types.
 */
export { del, endpoints, get, post } from "#schema/endpoint.ts"
export { resource } from "#sdk/resource.ts"

// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["promotion"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Promotion {
  /**
   * List promotions. `GET /admin/promotions`
   * @param args - optional query with `code`, `id`, `campaign_id`, `application_method`, `created_at`, `updated_at`,
   *   `deleted_at`, `q`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a promotion. `POST /admin/promotions`
   * @param args - body with `code`, `type`, `application_method`, optional `is_automatic`, `is_tax_inclusive`,
   *   `status`, `campaign_id`, `campaign`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Delete a promotion. `DELETE /admin/promotions/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a promotion. `GET /admin/promotions/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a promotion. `POST /admin/promotions/:id`
   * @param args - `id`; optional body with `code`, `is_automatic`, `is_tax_inclusive`, `type`, `status`,
   *   `campaign_id`, `application_method`, `metadata`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * List rules of a promotion. `GET /admin/promotions/:id/:rule_type`
   * @param args - `id`, `rule_type`; optional query with `promotion_type`, `application_method_type`,
   *   `application_method_target_type`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly listRules: Of<"listRules">
  /**
   * Create, update and delete buy rules of a promotion. `POST /admin/promotions/:id/buy-rules/batch`
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `promotion_type`,
   *   `application_method_type`, `application_method_target_type`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchBuyRules: Of<"batchBuyRules">
  /**
   * Create, update and delete rules of a promotion. `POST /admin/promotions/:id/rules/batch`
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `promotion_type`,
   *   `application_method_type`, `application_method_target_type`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batchRules: Of<"batchRules">
  /**
   * Create, update and delete target rules of a promotion. `POST /admin/promotions/:id/target-rules/batch`
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `promotion_type`,
   *   `application_method_type`, `application_method_target_type`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchTargetRules: Of<"batchTargetRules">
  /**
   * List the attributes that rules can use. `GET /admin/promotions/rule-attribute-options/:rule_type`
   * @param args - `rule_type`; optional query with `promotion_type`, `application_method_type`,
   *   `application_method_target_type`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly listRuleAttributes: Of<"listRuleAttributes">
  /**
   * List the values of a rule attribute. `GET /admin/promotions/rule-value-options/:rule_type/:rule_attribute_id`
   * @param args - `rule_type`, `rule_attribute_id`; optional query with `value`, `application_method_target_type`,
   *   `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly listRuleValues: Of<"listRuleValues">
}

// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["product"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Product {
  /**
   * List products. `GET /admin/products`
   * @param args - optional query with `variants`, `status`, `price_list_id`, `sales_channel_id`, `id`, `title`,
   *   `handle`, `is_giftcard`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a product. `POST /admin/products`
   * @param args - body with `title`, optional `subtitle`, `description`, `is_giftcard`, `discountable`, `images`,
   *   `thumbnail`, `handle`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Delete a product. `DELETE /admin/products/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a product. `GET /admin/products/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a product. `POST /admin/products/:id`
   * @param args - `id`; optional body with `title`, `discountable`, `is_giftcard`, `options`, `option_ids`,
   *   `variants`, `status`, `subtitle`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * Add an image to variants, or remove it. `POST /admin/products/:id/images/:image_id/variants/batch`
   * @param args - `id`, `image_id`; optional body with `add`, `remove`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batchImageVariants: Of<"batchImageVariants">
  /**
   * List the options of a product. `GET /admin/products/:id/options`
   * @param args - `id`; optional query with `id`, `title`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listOptions: Of<"listOptions">
  /**
   * Add options to a product, or remove them. `POST /admin/products/:id/options/batch`
   * @param args - `id`; optional body with `add`, `remove`, `update`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly linkOptions: Of<"linkOptions">
  /**
   * List the variants of a product. `GET /admin/products/:id/variants`
   * @param args - `id`; optional query with `id`, `manage_inventory`, `allow_backorder`, `sku`, `ean`, `upc`,
   *   `barcode`, `created_at`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly listVariants: Of<"listVariants">
  /**
   * Add a variant to a product. `POST /admin/products/:id/variants`
   * @param args - `id`; body with `title`, `prices`, optional `sku`, `ean`, `upc`, `barcode`, `hs_code`, `mid_code`,
   *   …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createVariant: Of<"createVariant">
  /**
   * Delete a variant. `DELETE /admin/products/:id/variants/:variant_id`
   * @param args - `id`, `variant_id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly deleteVariant: Of<"deleteVariant">
  /**
   * Get a variant. `GET /admin/products/:id/variants/:variant_id`
   * @param args - `id`, `variant_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveVariant: Of<"retrieveVariant">
  /**
   * Update a variant. `POST /admin/products/:id/variants/:variant_id`
   * @param args - `id`, `variant_id`; optional body with `id`, `title`, `prices`, `sku`, `ean`, `upc`, `barcode`,
   *   `hs_code`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateVariant: Of<"updateVariant">
  /**
   * Add images to a variant, or remove them. `POST /admin/products/:id/variants/:variant_id/images/batch`
   * @param args - `id`, `variant_id`; optional body with `add`, `remove`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly batchVariantImages: Of<"batchVariantImages">
  /**
   * Add an inventory item to a variant. `POST /admin/products/:id/variants/:variant_id/inventory-items`
   * @param args - `id`, `variant_id`; body with `required_quantity`, `inventory_item_id`; optional query with
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addVariantInventoryItem: Of<"addVariantInventoryItem">
  /**
   * Remove an inventory item from a variant. `DELETE
   * /admin/products/:id/variants/:variant_id/inventory-items/:inventory_item_id`
   * @param args - `id`, `variant_id`, `inventory_item_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeVariantInventoryItem: Of<"removeVariantInventoryItem">
  /**
   * Set the required quantity of an inventory item. `POST
   * /admin/products/:id/variants/:variant_id/inventory-items/:inventory_item_id`
   * @param args - `id`, `variant_id`, `inventory_item_id`; body with `required_quantity`; optional query with
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly updateVariantInventoryItem: Of<"updateVariantInventoryItem">
  /**
   * Create, update and delete variants of a product. `POST /admin/products/:id/variants/batch`
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batchVariants: Of<"batchVariants">
  /**
   * Add, change and remove inventory items of variants. `POST /admin/products/:id/variants/inventory-items/batch`
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly batchVariantInventoryItems: Of<"batchVariantInventoryItems">
  /**
   * Create, update and delete products. `POST /admin/products/batch`
   * @param args - optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batch: Of<"batch">
  /**
   * Export products to a file. `POST /admin/products/export`
   * @param args - optional query with `variants`, `status`, `price_list_id`, `sales_channel_id`, `id`, `title`,
   *   `handle`, `is_giftcard`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly export: Of<"export">
  /**
   * Start importing products from a file in the request. `POST /admin/products/import`
   * @param args - optional body with `file`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly import: Of<"import">
  /**
   * Confirm an import of a file in the request. `POST /admin/products/import/:transaction_id/confirm`
   * @param args - `transaction_id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly confirmLegacyImport: Of<"confirmLegacyImport">
  /**
   * Start importing products from an uploaded file. `POST /admin/products/imports`
   * @param args - body with `file_key`, `originalname`, `extension`, `size`, `mime_type`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly createImport: Of<"createImport">
  /**
   * Confirm an import of an uploaded file. `POST /admin/products/imports/:transaction_id/confirm`
   * @param args - `transaction_id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly confirmImport: Of<"confirmImport">
}

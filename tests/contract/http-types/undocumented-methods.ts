import type { BatchMethodRequest, HttpTypes } from "@medusajs/types"

type Select = HttpTypes.SelectParams
type RuleBatch = (
  id: string,
  body: BatchMethodRequest<HttpTypes.AdminCreatePromotionRule, HttpTypes.AdminUpdatePromotionRule>,
  query?: HttpTypes.AdminGetPromotionRuleParams,
) => Promise<HttpTypes.AdminPromotionRuleBatchResponse>

/** HttpTypes of operations that the official client lacks, declared as methods in that client's form. */
export interface Admin {
  featureFlag: { list(): Promise<{ feature_flags: Record<string, boolean> }> }
  indexEngine: { details(): Promise<HttpTypes.AdminIndexDetailsResponse> }
  inventoryItem: {
    createLevel(
      id: string,
      body: HttpTypes.AdminBatchCreateInventoryItemLocationLevels,
      query?: Select,
    ): Promise<HttpTypes.AdminInventoryItemResponse>
  }
  orderEdit: {
    addShipping(id: string): Promise<HttpTypes.AdminOrderEditPreviewResponse>
    updateShipping(id: string, action_id: string): Promise<HttpTypes.AdminOrderEditPreviewResponse>
    removeShipping(id: string, action_id: string): Promise<HttpTypes.AdminOrderEditPreviewResponse>
  }
  product: {
    addVariantInventoryItem(
      id: string,
      variant_id: string,
      body: HttpTypes.AdminCreateVariantInventoryItem,
      query?: Select,
    ): Promise<HttpTypes.AdminProductVariantResponse>
    updateVariantInventoryItem(
      id: string,
      variant_id: string,
      inventory_item_id: string,
      body: HttpTypes.AdminUpdateVariantInventoryItem,
      query?: Select,
    ): Promise<HttpTypes.AdminProductVariantResponse>
    removeVariantInventoryItem(
      id: string,
      variant_id: string,
      inventory_item_id: string,
      query?: Select,
    ): Promise<HttpTypes.AdminProductVariantInventoryLinkDeleteResponse>
  }
  promotion: { batchRules: RuleBatch; batchTargetRules: RuleBatch; batchBuyRules: RuleBatch }
  taxRate: {
    addRule(id: string, body: HttpTypes.AdminCreateTaxRateRule, query?: Select): Promise<HttpTypes.AdminTaxRateResponse>
    removeRule(id: string, rule_id: string, query?: Select): Promise<HttpTypes.AdminTaxRateRuleDeleteResponse>
  }
  workflowExecution: {
    retrieveByTransaction(
      workflow_id: string,
      transaction_id: string,
      query?: HttpTypes.AdminGetWorkflowExecutionDetailsParams,
    ): Promise<HttpTypes.AdminWorkflowExecutionResponse>
    run(workflow_id: string, body: HttpTypes.AdminCreateWorkflowsRun): Promise<HttpTypes.AdminWorkflowRunResponse>
    succeedStep(workflow_id: string, body: HttpTypes.AdminCreateWorkflowsAsyncResponse): Promise<{ success: boolean }>
    failStep(workflow_id: string, body: HttpTypes.AdminCreateWorkflowsAsyncResponse): Promise<{ success: boolean }>
  }
}

export interface Store {
  cart: { calculateTaxes(id: string, query?: Select): Promise<HttpTypes.StoreCartResponse> }
  currency: {
    list(query?: HttpTypes.StoreGetCurrencyListParams): Promise<HttpTypes.StoreCurrencyListResponse>
    retrieve(code: string, query?: HttpTypes.StoreGetCurrencyParams): Promise<HttpTypes.StoreCurrencyResponse>
  }
  payment: {
    createCollection(
      body: HttpTypes.StoreCreatePaymentCollection,
      query?: Select,
    ): Promise<HttpTypes.StorePaymentCollectionResponse>
    createSession(
      id: string,
      body: HttpTypes.StoreInitializePaymentSession,
      query?: Select,
    ): Promise<HttpTypes.StorePaymentCollectionResponse>
  }
  productTag: {
    list(query?: HttpTypes.StoreProductTagListParams): Promise<HttpTypes.StoreProductTagListResponse>
    retrieve(id: string, query?: HttpTypes.StoreProductTagParams): Promise<HttpTypes.StoreProductTagResponse>
  }
  productType: {
    list(query?: HttpTypes.StoreProductTypeListParams): Promise<HttpTypes.StoreProductTypeListResponse>
    retrieve(id: string, query?: HttpTypes.StoreProductTypeParams): Promise<HttpTypes.StoreProductTypeResponse>
  }
  productVariant: {
    list(query?: HttpTypes.StoreProductVariantParams): Promise<HttpTypes.StoreProductVariantListResponse>
    retrieve(id: string): Promise<HttpTypes.StoreProductVariantResponse>
  }
  return: { create(body: HttpTypes.StoreCreateReturn): Promise<HttpTypes.StoreReturnResponse> }
  returnReason: {
    list(query?: HttpTypes.StoreReturnReasonsParams): Promise<HttpTypes.StoreReturnReasonListResponse>
    retrieve(id: string, query?: HttpTypes.StoreReturnReasonParams): Promise<HttpTypes.StoreReturnReasonResponse>
  }
  search: { query(body: HttpTypes.StoreSearch): Promise<HttpTypes.StoreSearchResponse> }
}

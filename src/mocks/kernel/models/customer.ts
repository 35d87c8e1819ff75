import { flag, json, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

export const addressColumns = {
  company: text.null,
  first_name: text.null,
  last_name: text.null,
  address_1: text.null,
  address_2: text.null,
  city: text.null,
  country_code: text.null,
  province: text.null,
  postal_code: text.null,
  phone: text.null,
  metadata: json.null,
}

export const customer = model(
  "customer",
  "cus",
  {
    company_name: text.null,
    first_name: text.null,
    last_name: text.null,
    email: ref.null,
    phone: text.null,
    has_account: flag(false),
    created_by: text.null,
    metadata: json.null,
  },
  ["company_name", "first_name", "last_name", "email", "phone"],
)

export const customerAddress = model(
  "customer_address",
  "cuaddr",
  {
    customer_id: ref(),
    address_name: text.null,
    is_default_shipping: flag(false),
    is_default_billing: flag(false),
    ...addressColumns,
  },
  ["address_name", "company", "first_name", "last_name", "address_1", "address_2", "city", "province", "postal_code"],
)

export const customerGroup = model(
  "customer_group",
  "cusgroup",
  { name: text(), created_by: text.null, metadata: json.null },
  ["name"],
)

export const customerGroupCustomer = model("customer_group_customer", "cusgc", {
  customer_id: ref(),
  customer_group_id: ref(),
})

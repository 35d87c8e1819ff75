/** The name of this product, which shops never show: only its demo has it. */
export const PRODUCT_NAME = "Fennmark"

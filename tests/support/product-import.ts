const HEAD = "Product Handle,Product Title,Variant Title,Variant Sku,Variant Option 1 Name,Variant Option 1 Value"

/** A CSV file of new products with one variant each. */
export const importFile = (...rows: readonly string[]): File =>
  new File([[HEAD, ...rows].join("\n")], "scarves.csv", { type: "text/csv" })

export const scarfRow = (index: number): string => `scarf-${index},Scarf ${index},One,SCARF-${index},Size,One`

import { labelIn } from "#app/extensions/define-texts.ts"
import { ExtensionPart } from "#app/extensions/extension-part.tsx"
import { useLocale } from "#lib/i18n.tsx"
import { adminExtensions } from "./admin-extensions.ts"
import type { Loaded } from "./record-types.ts"

interface PrintedExtensionsProps {
  order: Loaded<"orders">
  document: "packingSlip" | "invoice" | "creditNote"
}

/** What extensions add to a printed document. */
export function PrintedExtensions(props: PrintedExtensionsProps) {
  const locale = useLocale()
  return adminExtensions.loaded().flatMap(({ printed: Printed, extension, title }) =>
    Printed ? (
      <ExtensionPart key={extension} extension={labelIn(title, locale)}>
        <Printed {...props} />
      </ExtensionPart>
    ) : (
      []
    ),
  )
}

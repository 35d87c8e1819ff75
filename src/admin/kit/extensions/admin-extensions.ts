import { listed } from "virtual:extensions/admin"
import type { ComponentType, ReactNode } from "react"
import type { BulkAction } from "#admin/kit/list/bulk-action.ts"
import type { Label } from "#app/extensions/define-texts.ts"
import { createExtensionList, type Described } from "#app/extensions/extension-list.ts"
import type { IconName } from "#ui/icon.tsx"
import type { ListName, Loaded, RecordName } from "./record-types.ts"

/** A group of the navigation; null is the first, which has no heading. */
export type NavSectionName = "orders" | "catalog" | "inventory" | "customers" | "marketing" | "settings" | null

interface ExtensionPageSpec {
  /** The page is at `/admin/x/<extension>/<path>`; "" for the first one. */
  readonly path: string
  readonly title: Label
  readonly component: ComponentType
  /** With a section, the page has a link in the navigation. The command palette finds every page. */
  readonly section?: NavSectionName
  readonly icon?: IconName
}

/** A card on the page of a record. */
type CardSpec = {
  [Name in RecordName]: {
    readonly on: Name
    /** The side column, if the page has one. */
    readonly aside?: boolean
    /** `record` is what the page has loaded. */
    readonly component: ComponentType<{ readonly record: Loaded<Name> }>
  }
}[RecordName]

/** An entry in the menu of a record's page, which the command palette finds too. */
type ActionSpec = {
  [Name in RecordName]: {
    readonly on: Name
    readonly label: Label
    readonly icon?: IconName
    /** Opened by the action; calls `onClose` at the end. */
    readonly dialog: ComponentType<{ readonly record: Loaded<Name>; readonly onClose: () => void }>
  }
}[RecordName]

/** A column of a list, which can be hidden like the others. */
type ColumnSpec = {
  [Name in ListName]: {
    readonly in: Name
    readonly id: string
    readonly header: Label
    /** Fields that the list doesn't load itself, such as "metadata"; `record` has them once they are loaded. */
    readonly fields?: string
    readonly cell: (record: Loaded<Name>) => ReactNode
    readonly align?: "start" | "end"
  }
}[ListName]

/** An action on the selected rows of a list: a hook, so that its texts can follow the language. */
type BulkSpec = {
  [Name in ListName]: { readonly in: Name; readonly useAction: () => BulkAction<Loaded<Name>> }
}[ListName]

/** What an extension adds to the back office. */
export interface AdminExtension extends Described {
  readonly pages?: readonly ExtensionPageSpec[]
  readonly cards?: readonly CardSpec[]
  readonly actions?: readonly ActionSpec[]
  readonly columns?: readonly ColumnSpec[]
  readonly bulk?: readonly BulkSpec[]
  /** Entries of the command palette. */
  readonly commands?: readonly { readonly label: Label; readonly icon?: IconName; readonly run: () => void }[]
  /** Tiles of the home page; `id` is unique in the extension. */
  readonly tiles?: readonly { readonly id: string; readonly name: Label; readonly component: ComponentType }[]
  /** Shown below the addresses of printed packing slips, invoices and credit notes. */
  readonly printed?: ComponentType<{
    readonly order: Loaded<"orders">
    readonly document: "packingSlip" | "invoice" | "creditNote"
  }>
}

export const adminExtensions = createExtensionList<AdminExtension>(listed)

/** Address of an extension's page. */
export const pagePath = (extension: string, path: string): string => `/admin/x/${extension}${path && `/${path}`}`

import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { CustomerAddress } from "#schema/store/entities/customer.ts"
import { AddressText } from "#store/address/address-text.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { useToast } from "#ui/toasts.tsx"
import { AddressDialog, type AddressDraft } from "./address-dialog.tsx"
import { useDeleteAddress } from "./customer.ts"
import { useMember } from "./member.ts"
import { Problem } from "./problem.tsx"

const route = getRouteApi("/_store/account/_member/addresses")

/** Returns an address's label: its name, otherwise its street or city. */
const labelOf = (address: CustomerAddress): string => address.address_name || address.address_1 || address.city || ""

export function AddressBookPage() {
  const t = useTranslations("account.profile.book")
  const { addresses } = useMember()
  const { country } = route.useLoaderData()
  // A dialog keeps its last content while it closes.
  const [edited, setEdited] = useState<{ open: boolean; address: CustomerAddress | null; round: number }>({
    open: false,
    address: null,
    round: 0,
  })
  /** What was typed in a dialog that was closed without saving, by the address's id. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, AddressDraft | undefined>>>({})
  const editedId = edited.address?.id ?? ""
  const [removed, setRemoved] = useState<{ open: boolean; address: CustomerAddress | null }>({
    open: false,
    address: null,
  })
  const edit = (address: CustomerAddress | null) =>
    setEdited(({ round }) => ({ open: true, address, round: round + 1 }))
  const sorted = [...addresses].sort(
    (a, b) => Number(b.is_default_shipping) - Number(a.is_default_shipping) || a.created_at.localeCompare(b.created_at),
  )
  return (
    <div className="grid gap-6">
      <DocumentTitle title={t("title")} />
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            {t("title")}
          </h1>
          <p className="text-sm text-muted">{t("text")}</p>
        </div>
        {addresses.length > 0 && (
          <Button icon="plus" onClick={() => edit(null)}>
            {t("add")}
          </Button>
        )}
      </header>
      {addresses.length === 0 ? (
        <EmptyState
          icon="pin"
          title={t("empty.title")}
          text={t("empty.text")}
          action={
            <Button variant="primary" icon="plus" onClick={() => edit(null)}>
              {t("add")}
            </Button>
          }
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {sorted.map((address) => (
            <li
              key={address.id}
              className="flex flex-col justify-between gap-4 rounded-lg border border-line bg-surface p-5 shadow-xs"
            >
              <div className="grid gap-2">
                <h2 className="font-semibold">{labelOf(address)}</h2>
                {(address.is_default_shipping || address.is_default_billing) && (
                  <p className="flex flex-wrap gap-1.5">
                    {address.is_default_shipping && <StatusBadge tone="done">{t("defaultShipping")}</StatusBadge>}
                    {address.is_default_billing && <StatusBadge tone="progress">{t("defaultBilling")}</StatusBadge>}
                  </p>
                )}
                <AddressText address={address} />
              </div>
              <p className="-ml-2.5 flex gap-1">
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t("editOf", { name: labelOf(address) })}
                  onClick={() => edit(address)}
                >
                  {t("edit")}
                </Button>
                <Button
                  size="sm"
                  variant="danger-quiet"
                  aria-label={t("removeOf", { name: labelOf(address) })}
                  onClick={() => setRemoved({ open: true, address })}
                >
                  {t("remove")}
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      <AddressDialog
        key={edited.round}
        open={edited.open}
        address={edited.address}
        country={country}
        first={addresses.length === 0}
        draft={drafts[editedId]}
        onClose={(draft) => {
          setDrafts((all) => ({ ...all, [editedId]: draft }))
          setEdited((was) => ({ ...was, open: false }))
        }}
      />
      <RemoveDialog {...removed} onClose={() => setRemoved((was) => ({ ...was, open: false }))} />
    </div>
  )
}

interface RemoveDialogProps {
  open: boolean
  address: CustomerAddress | null
  onClose: () => void
}

function RemoveDialog({ open, address, onClose }: RemoveDialogProps) {
  const t = useTranslations("account.profile.book")
  const remove = useDeleteAddress()
  const toast = useToast()
  const name = address ? labelOf(address) : ""
  const close = () => {
    onClose()
    remove.reset()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={t("removeTitle", { name })}
      confirm={t("remove")}
      busy={remove.isPending}
      onConfirm={() =>
        address &&
        remove.mutate(address.id, {
          onSuccess: () => {
            toast({ title: t("removed", { name }) })
            close()
          },
        })
      }
    >
      <div className="grid gap-3">
        <p>{t("removeText")}</p>
        {remove.isError && <Problem error={remove.error} title={t("removeFailed")} />}
      </div>
    </ConfirmDialog>
  )
}

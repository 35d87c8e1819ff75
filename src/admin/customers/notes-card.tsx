import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { meQuery } from "#admin/session/login.ts"
import { peopleQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Customer } from "#schema/admin/entities/customer.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { TextArea } from "#ui/text-field.tsx"
import { customers } from "./customer.resource.ts"
import { addingNote, type CustomerNote, newNoteId, notesOf, removingNote } from "./notes.ts"

/** Card with the team's notes about a customer. */
export function NotesCard({ customer }: { customer: Customer }) {
  const t = useTranslations("admin.customer.notes")
  const client = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const { data: people } = useQuery(peopleQuery)
  const [text, setText] = useState("")
  /** The id of the note that is being written: a repeated request doesn't save it twice. */
  const [adding, setAdding] = useState<string>()
  const [removing, setRemoving] = useState<CustomerNote>()
  const save = async (metadata: Readonly<Record<string, unknown>>) => {
    await adminSdk().admin.customer.update({ id: customer.id, body: { metadata }, query: { fields: "id" } })
    await customers.invalidate(client, customer.id)
  }
  const notes = notesOf(customer.metadata)
  return (
    <Card
      title={t("title")}
      actions={
        <Button size="sm" icon="plus" onClick={() => setAdding(newNoteId())}>
          {t("add")}
        </Button>
      }
    >
      {notes.length === 0 && <p className="text-sm text-muted">{t("none")}</p>}
      <ul className="grid gap-4 text-sm">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start justify-between gap-2">
            <div className="grid min-w-0 gap-0.5">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-xs text-muted">
                {note.by && people?.has(note.by) && `${people.get(note.by)} · `}
                <DateTime value={note.at} />
              </p>
            </div>
            <span className="-my-1.5 shrink-0">
              <IconButton
                icon="trash"
                size="sm"
                label={t("remove", { text: note.text.slice(0, 40) })}
                onClick={() => setRemoving(note)}
              />
            </span>
          </li>
        ))}
      </ul>
      {adding && (
        <ActionDialog
          title={t("add")}
          description={t("hint")}
          confirm={t("confirm")}
          disabledReason={text.trim() === "" ? t("empty") : undefined}
          entries={text}
          done={t("saved")}
          run={() =>
            save(
              addingNote({
                id: adding,
                text: text.trim(),
                at: new Date().toISOString(),
                ...(me ? { by: me.id } : {}),
              }),
            )
          }
          onClose={() => {
            setText("")
            setAdding(undefined)
          }}
        >
          <TextArea label={t("text")} value={text} onChange={({ target }) => setText(target.value)} />
        </ActionDialog>
      )}
      {removing && (
        <ActionDialog
          title={t("removeTitle")}
          description={t("removeText")}
          confirm={t("removeConfirm")}
          isDangerous
          done={t("removed")}
          run={() => save(removingNote(removing.id))}
          onClose={() => setRemoving(undefined)}
        >
          <p className="text-sm wrap-anywhere whitespace-pre-line">{removing.text}</p>
        </ActionDialog>
      )}
    </Card>
  )
}

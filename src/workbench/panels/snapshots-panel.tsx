import { useCallback, useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { saveFile } from "#lib/save-file.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { TextField } from "#ui/text-field.tsx"
import { BEFORE_LINK } from "#workbench/before-link.ts"
import { control, type World } from "#workbench/control.ts"
import { applyShared, currentShared, type Shared } from "#workbench/share.ts"
import {
  deleteSnapshot,
  listSnapshots,
  type Snapshot,
  StorageFullError,
  saveSnapshot,
} from "#workbench/snapshot-store.ts"
import { uniqueName } from "#workbench/unique-name.ts"
import { useAction } from "#workbench/use-control.ts"
import { FileButton } from "./file-button.tsx"
import { PanelProblem, type PanelProps, Section } from "./panel.tsx"
import { SnapshotDiff } from "./snapshot-diff.tsx"
import { UndoRequests } from "./undo-requests.tsx"

const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "snapshot"}.json`

/** Saves the data under a name and restores it, compares two snapshots, and undoes requests. */
export function SnapshotsPanel({ refresh }: PanelProps) {
  const t = useTranslations("workbench.snapshots")
  const { snapshots, isFull, deleted, action, save, remove, undoDelete, keepDeleted, restore, importFile } =
    useSnapshots()
  const [name, setName] = useState("")
  return (
    <div className="grid gap-5">
      <PanelProblem error={action.error} />
      {isFull && (
        <Banner tone="waiting" title={t("full")} announce>
          {t("fullText")}
        </Banner>
      )}
      {deleted && (
        <Banner
          key={deleted.id}
          title={t("deleted", { name: deleted.name })}
          announce
          onDismiss={keepDeleted}
          action={
            <Button size="sm" busy={action.isBusy} autoFocus onClick={() => undoDelete(deleted)}>
              {t("undoDelete")}
            </Button>
          }
        />
      )}
      <Section title={t("save")}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save(name, () => setName(""))
          }}
          className="flex flex-wrap items-end gap-3"
        >
          <TextField
            label={t("name")}
            className="w-full sm:w-72"
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="primary" busy={action.isBusy}>
            {t("submit")}
          </Button>
          <FileButton label={t("import")} onFile={importFile} />
        </form>
        {snapshots.length === 0 ? (
          <p className="text-muted">{t("none")}</p>
        ) : (
          <ul className="grid divide-y divide-line rounded-lg border border-line">
            {snapshots.map((snapshot) => (
              <SnapshotRow
                key={snapshot.id}
                snapshot={snapshot}
                isBusy={action.isBusy}
                onRestore={() => restore(snapshot)}
                onDelete={() => remove(snapshot)}
              />
            ))}
          </ul>
        )}
      </Section>
      <SnapshotDiff snapshots={snapshots} />
      {/* Last, because it grows with each request. */}
      <UndoRequests refresh={refresh} />
    </div>
  )
}

/** The saved snapshots and what can be done with them. `deleted` is the last one that was deleted. */
function useSnapshots() {
  const t = useTranslations("workbench.snapshots")
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>([])
  const [isFull, setFull] = useState(false)
  const [deleted, setDeleted] = useState<Snapshot>()
  const action = useAction()
  const { run } = action
  const list = useCallback(async () => {
    const found = await listSnapshots()
    setSnapshots(found.map((one) => (one.id === BEFORE_LINK ? { ...one, name: t("beforeLink") } : one)))
  }, [t])
  useEffect(() => void run(list), [run, list])

  const keep = (given: string, shared: Pick<Shared, "world"> & Partial<Shared>) => {
    const { world } = shared
    const at = new Date().toISOString()
    const unique = uniqueName(
      given,
      snapshots.map((one) => one.name),
    )
    const snapshot = { id: crypto.randomUUID(), name: unique, at, scenario: world.scenario ?? "", ...shared }
    setFull(false)
    return saveSnapshot(snapshot).catch((error: unknown) => {
      if (!(error instanceof StorageFullError)) throw error
      setFull(true)
      saveFile(new Blob([JSON.stringify(world)], { type: "application/json" }), fileName(given))
    })
  }
  const save = (name: string, onSaved: () => void) =>
    run(async () => {
      const shared = await currentShared()
      await keep(name.trim() || t("unnamed", { scenario: shared.world.scenario ?? "" }), shared)
      onSaved()
      await list()
    })
  const remove = (snapshot: Snapshot) =>
    run(async () => {
      await deleteSnapshot(snapshot.id)
      setDeleted(snapshot)
      await list()
    })
  const undoDelete = (snapshot: Snapshot) =>
    run(async () => {
      await saveSnapshot(snapshot)
      setDeleted(undefined)
      await list()
    })
  const restore = (snapshot: Snapshot) =>
    run(async () => {
      await applyShared(snapshot)
      location.reload()
    })
  const importFile = (file: File) =>
    run(async () => {
      const text = await file.text()
      let world: World
      try {
        world = JSON.parse(text)
      } catch {
        throw new Error(t("notJson", { name: file.name }))
      }
      // The comparison of a dataset with itself checks it, and keeps the current data.
      await control("POST", "diff", { from: world, to: world })
      await keep(file.name.replace(/\.json$/i, ""), { world })
      await list()
    })
  const keepDeleted = () => setDeleted(undefined)
  return { snapshots, isFull, deleted, action, save, remove, undoDelete, keepDeleted, restore, importFile }
}

interface RowProps {
  snapshot: Snapshot
  isBusy: boolean
  onRestore: () => void
  onDelete: () => void
}

function SnapshotRow({ snapshot: { name, at, scenario, world }, isBusy, onRestore, onDelete }: RowProps) {
  const t = useTranslations("workbench.snapshots")
  const download = () => saveFile(new Blob([JSON.stringify(world)], { type: "application/json" }), fileName(name))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold break-words">{name}</p>
        <p className="flex gap-2 text-xs text-muted">
          <span className="font-mono">{scenario}</span>
          <DateTime value={at} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isBusy} aria-label={t("restoreOf", { name })} onClick={onRestore}>
          {t("restore")}
        </Button>
        <Button size="sm" aria-label={t("exportOf", { name })} onClick={download}>
          {t("export")}
        </Button>
        <Button size="sm" variant="danger-quiet" busy={isBusy} aria-label={t("deleteOf", { name })} onClick={onDelete}>
          {t("delete")}
        </Button>
      </div>
    </li>
  )
}

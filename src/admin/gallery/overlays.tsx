import { useState } from "react"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx"
import { Drawer } from "#ui/drawer.tsx"
import { Kbd } from "#ui/kbd.tsx"
import { Menu } from "#ui/menu.tsx"
import { Popover } from "#ui/popover.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useToast } from "#ui/toasts.tsx"
import { productChoices, text } from "./samples.ts"

export function Overlays() {
  const [open, setOpen] = useState<"dialog" | "confirm" | "drawer" | null>(null)
  const toast = useToast()
  const close = () => setOpen(null)
  return (
    <Card title={text.overlays} badge={<Kbd>{text.kbd}</Kbd>}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen("dialog")}>{text.dialog}</Button>
        <Button onClick={() => setOpen("confirm")}>{text.confirm}</Button>
        <Button onClick={() => setOpen("drawer")}>{text.drawer}</Button>
        <Button
          onClick={() =>
            toast({ title: text.toastTitle, text: text.lorem, action: { label: text.undo, onClick: () => undefined } })
          }
        >
          {text.toast}
        </Button>
        <Menu
          label={text.more}
          button={{ variant: "secondary" }}
          items={[
            { label: text.overview, icon: "home", link: { to: "/admin" } },
            { label: text.edit, icon: "edit", onSelect: close },
            { label: text.save, icon: "check", disabledReason: text.reason },
            "separator",
            { label: text.remove, icon: "trash", tone: "danger", onSelect: close },
          ]}
        />
        <Popover
          label={text.idea}
          trigger={(props) => (
            <Button {...props} icon="filter">
              {text.idea}
            </Button>
          )}
        >
          {(done) => <Button onClick={done}>{text.saved}</Button>}
        </Popover>
      </div>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title={text.add}
        description={text.noneText}
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
        footer={
          <>
            <Button onClick={close}>{text.quiet}</Button>
            <Button type="submit" variant="primary">
              {text.add}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField label={text.name} />
          <Combobox label={text.product} options={productChoices} value={null} onChange={() => undefined} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onClose={close}
        onConfirm={close}
        title={text.confirmTitle}
        confirm={text.confirm}
      >
        <p className="text-muted">{text.confirmText}</p>
      </ConfirmDialog>
      <Drawer
        open={open === "drawer"}
        onClose={close}
        title={text.facts}
        footer={
          <Button variant="primary" size="lg" block>
            {text.save}
          </Button>
        }
      >
        <p className="text-muted">{text.lorem}</p>
      </Drawer>
    </Card>
  )
}

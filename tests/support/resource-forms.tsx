import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import type { AdminSdk } from "#sdk/admin.ts"
import { domProblems } from "./axe-dom.ts"
import { english } from "./english.ts"
import { type LiveShop, openLiveShop } from "./live-shop.ts"
import { renderAdminPage } from "./render-admin.ts"

type Api = AdminSdk["admin"]
type User = Awaited<ReturnType<typeof renderAdminPage>>["user"]

const { form, detail } = english.admin

/** A resource of the back office with pages for new and existing records, as the suite tests them. */
export interface FormRow {
  /** Path of its list, and of its endpoints. */
  readonly path: string
  readonly endpoint: string
  readonly texts: {
    readonly create: string
    readonly created: string
    readonly save: string
    readonly saved: string
  }
  /** Label of the field with the record's name, and the field of the body. */
  readonly label: string
  readonly field: string
  /** The text of the field for a name, if it has rules of its own, such as an email. */
  readonly text?: (name: string) => string
  /** Label of the field that must be unique; missing if two records may have the same values. */
  readonly unique?: string
  /** Fields that the server requires with every change. */
  readonly alsoSent?: object
  /** Fills in what a new record needs besides its name, by keyboard, starting in the field with the name. */
  readonly fill?: (user: User) => Promise<void>
  readonly create: (api: Api, name: string) => Promise<{ id: string }>
  readonly rename: (api: Api, id: string, name: string) => Promise<unknown>
  readonly nameOf: (api: Api, id: string) => Promise<string | undefined>
  readonly remove: (api: Api, id: string) => Promise<unknown>
  /** How it is deleted through its page, which names a product that uses it; missing if its page has a dialog of its own. */
  readonly deletion?: {
    readonly label: string
    readonly done: string
    /** Why it can't be deleted while a product uses it. */
    readonly whyNot?: string
    readonly use: (api: Api, id: string, product: { id: string; title: string }) => Promise<unknown>
    /** Name of what uses it, if it isn't the product. */
    readonly user?: string
  }
}

/** Tests the pages for new and existing records of each resource over the in-memory backend. */
export function formSuite(resources: readonly FormRow[]): void {
  describe.each(resources)("the form at $path", (resource) => {
    const { path, endpoint, texts, label, field, text = (name: string) => name } = resource
    const heading = (name: string) => screen.findByRole("heading", { level: 1, name })
    const input = (name = label) => screen.findByLabelText<HTMLInputElement>(name)
    const button = (name: string) => screen.findByRole("button", { name })
    const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }))
    const retype = async (user: User, text: string, name = label) => {
      await user.clear(await input(name))
      await user.type(await input(name), text)
    }

    let shop: LiveShop
    let world: ReturnType<LiveShop["backend"]["db"]["export"]>
    let api: Api
    let id: string
    beforeEach(async () => {
      shop?.backend.faults.set([])
      if (world) return shop.backend.db.import(world)
      shop = await openLiveShop()
      api = shop.admin.admin
      id = (await resource.create(api, text("First"))).id
      world = shop.backend.db.export()
    })
    const open = async () => {
      const page = await renderAdminPage(`${path}/${id}`, shop)
      await input()
      return page
    }
    /** Bodies of the updates so far. */
    const updates = () =>
      shop.backend.journal
        .entries({ path: `${endpoint}/${id}` })
        .filter(({ method }) => method === "POST")
        .map(({ request }) => JSON.parse(request))

    it("creates a record by keyboard, after an error and a refusal at their fields", async () => {
      const { user, address } = await renderAdminPage(`${path}/new`, shop)
      await heading(texts.create)
      ;(await input()).focus()
      await user.keyboard("{Control>}{Enter}{/Control}")
      await waitFor(async () => expect((await input()).getAttribute("aria-invalid")).toBe("true"))
      expect(document.activeElement).toBe(await input())
      expect(screen.getAllByText(form.rules.required).length).toBeGreaterThan(0)
      expect(await domProblems()).toEqual([])
      await user.keyboard(text("First"))
      await resource.fill?.(user)
      await user.keyboard("{Control>}{Enter}{/Control}")
      if (resource.unique !== undefined) {
        await screen.findByText(/is already in use\. Choose a different one\.$/)
        expect((await input(resource.unique)).getAttribute("aria-invalid")).toBe("true")
        expect((await input()).value).toBe(text("First"))
        await retype(user, resource.unique === label ? text("Second") : "second", resource.unique)
        await user.keyboard("{Control>}{Enter}{/Control}")
      }
      await screen.findByText(texts.created)
      await heading(text(resource.unique === label ? "Second" : "First"))
      expect(address().startsWith(`${path}/`) && !address().endsWith("/new")).toBe(true)
    })

    it("sends only changed fields, and asks about a field that someone else changed too", async () => {
      const { user } = await open()
      expect(await domProblems()).toEqual([])
      const before = updates().length
      await retype(user, text("Winter"))
      await user.click(await button(texts.save))
      await screen.findByText(texts.saved)
      expect(updates().slice(before)).toEqual([{ ...resource.alsoSent, [field]: text("Winter") }])
      await retype(user, text("Yours"))
      await resource.rename(api, id, text("Autumn"))
      await user.click(await button(texts.save))
      const first = await dialog(form.merge.title)
      expect(first.getByText(text("Autumn"))).toBeTruthy()
      expect(await domProblems()).toEqual([])
      await user.click(first.getByRole("button", { name: form.merge.cancel }))
      expect((await input()).value).toBe(text("Yours"))
      expect(await resource.nameOf(api, id)).toBe(text("Autumn"))
      await user.click(await button(texts.save))
      await user.click((await dialog(form.merge.title)).getByRole("button", { name: form.merge.confirm }))
      await heading(text("Yours"))
      expect(await resource.nameOf(api, id)).toBe(text("Yours"))
    })

    it("asks before leaving with changes, keeps a refused and a lost change, and saves it then", async () => {
      const { user, address } = await open()
      await retype(user, text("Winter"))
      const back = () => within(screen.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("link")[0]
      await user.click(back() as HTMLElement)
      await user.click((await dialog(form.leave.title)).getByRole("button", { name: form.leave.keep }))
      expect((await input()).value).toBe(text("Winter"))
      const method = "POST"
      const message = "The record is locked"
      shop.backend.faults.set([{ method, path: `${endpoint}/${id}`, status: 400, body: { message } }])
      await user.click(await button(texts.save))
      expect((await screen.findByRole("alert")).textContent).toContain(message)
      shop.backend.faults.set([{ method, path: `${endpoint}/${id}`, drop: "before" }])
      await user.click(await button(texts.save))
      await screen.findByText(form.failed.lost)
      shop.backend.faults.set([])
      await user.click(await button(texts.save))
      await heading(text("Winter"))
      await waitFor(() => expect(screen.queryByText(form.unsaved)).toBeNull())
      await user.click(back() as HTMLElement)
      await waitFor(() => expect(address()).toBe(path))
    })

    it("keeps the input of a record that someone else deleted, and shows a page for unknown ones", async () => {
      const { user, router } = await open()
      await retype(user, text("Winter"))
      await resource.remove(api, id)
      await user.click(await button(texts.save))
      const notice = await screen.findByRole("alert")
      expect(notice.textContent).toContain(detail.gone.title)
      expect(within(notice).getByRole("link", { name: detail.notFound.back })).toBeTruthy()
      expect(screen.queryByText(form.failed.gone)).toBeNull()
      expect(screen.queryByRole("button", { name: texts.save })).toBeNull()
      expect((await input()).value).toBe(text("Winter"))
      void router.navigate({ to: `${path}/unknown_1` })
      await user.click((await dialog(form.leave.title)).getByRole("button", { name: form.leave.discard }))
      await heading(detail.notFound.title)
      await user.click(screen.getByRole("link", { name: detail.notFound.back }))
      await waitFor(() => expect(router.state.location.pathname).toBe(path))
    })

    const { deletion } = resource
    if (!deletion) return

    it("names what uses it before it is deleted", async () => {
      const options = [{ title: "Size", values: ["M"] }]
      const { product } = await api.product.create({ body: { title: "Scarf", options } })
      await deletion.use(api, id, { id: product.id, title: "Scarf" })
      const { user, address } = await open()
      ;(await button(deletion.label)).focus()
      await user.keyboard("{Enter}")
      const question = within(await screen.findByRole("dialog"))
      await question.findByText(deletion.user ?? "Scarf")
      expect(await domProblems()).toEqual([])
      const confirm = question.getByRole("button", { name: deletion.label })
      if (deletion.whyNot !== undefined) {
        expect(confirm.getAttribute("aria-disabled")).toBe("true")
        expect(question.getByText(deletion.whyNot)).toBeTruthy()
        return
      }
      confirm.focus()
      await user.keyboard("{Enter}")
      await screen.findByText(deletion.done)
      await waitFor(() => expect(address()).toBe(path))
      expect(screen.queryByRole("link", { name: "First" })).toBeNull()
    })
  })
}

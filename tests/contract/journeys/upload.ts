import { equal, ok } from "node:assert/strict"
import { found, type Journey } from "./journey.ts"

/** Uploads, fetches and deletes a file. */
export const upload: Journey = {
  name: "upload",
  async run({ sdk, tag }, step) {
    const text = `A file of ${tag}.\n`
    const file = new File([text], `contract-${tag}.txt`, { type: "text/plain" })
    const sent = await step("sends a file, and hears how far it is", async () => {
      let loaded = 0
      const onProgress = (progress: { readonly loaded: number }) => {
        loaded = progress.loaded
      }
      const { files } = await sdk.admin.upload.create({ body: { files: [file] } }, { onProgress })
      ok(loaded > 0)
      return found(files[0], "uploaded file")
    })
    await step("fetches what was sent", async () => {
      const response = await fetch(sent.url)
      equal(await response.text(), text)
    })
    await step("asks where it is", async () => {
      equal((await sdk.admin.upload.retrieve({ id: sent.id })).file.id, sent.id)
    })
    await step("deletes it", async () => {
      equal((await sdk.admin.upload.delete({ id: sent.id })).deleted, true)
    })
  },
}

import { equal, ok } from "node:assert/strict"
import { found, type Journey } from "./journey.ts"

/** Uploads, fetches and deletes a file. */
export const upload: Journey = {
  name: "upload",
  async run({ sdk, tag }, step) {
    const text = `A file of ${tag}.\n`
    const file = new File([text], `contract-${tag}.txt`, { type: "text/plain" })
    const uploaded = await step("uploads a file and reports the progress", async () => {
      let loaded = 0
      const onProgress = (progress: { readonly loaded: number }) => {
        loaded = progress.loaded
      }
      const { files } = await sdk.admin.upload.create({ body: { files: [file] } }, { onProgress })
      ok(loaded > 0)
      return found(files[0], "uploaded file")
    })
    await step("downloads the file", async () => {
      const response = await fetch(uploaded.url)
      equal(await response.text(), text)
    })
    await step("reads the file's record", async () => {
      equal((await sdk.admin.upload.retrieve({ id: uploaded.id })).file.id, uploaded.id)
    })
    await step("deletes the file", async () => {
      equal((await sdk.admin.upload.delete({ id: uploaded.id })).deleted, true)
    })
  },
}

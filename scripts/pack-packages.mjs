import "./lib/node-version.mjs"
import { copyFile, mkdir, stat } from "node:fs/promises"
import { basename, join, relative, resolve } from "node:path"
import { readFlags } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"

const flags = readFlags("npm run pack:packages -- [flags]     writes fennmark-mock and fennmark-sdk as tarballs", {
  out: { default: "dist-packages", help: "folder for the tarballs" },
})

installIfNeeded()
const { packPackages } = await import("./lib/packages/pack.mjs")
const { root } = await import("./lib/project.mjs")

const out = resolve(root, flags.out)
await mkdir(out, { recursive: true })
for (const file of Object.values(await packPackages())) {
  const target = join(out, basename(file))
  await copyFile(file, target)
  const { size } = await stat(target)
  console.log(`${relative(root, target)}   ${(size / 1000).toFixed(0)} kB`)
}

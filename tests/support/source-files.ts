import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

/** Paths of all TypeScript files in folders of the project, such as `src/admin`. */
export const sourceFiles = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => /\.tsx?$/.test(file)),
  )

export const sourceOf = (file: string): string => readFileSync(join(root, file), "utf8")

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

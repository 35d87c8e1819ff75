import { listed } from "virtual:extensions/mock"
import { addExtension } from "./extensions/add-extension.ts"

for (const { name, extension } of listed) addExtension(name, extension)

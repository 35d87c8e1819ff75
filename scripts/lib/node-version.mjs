// Imported first by every command, for its effect: an old Node would otherwise fail somewhere deep in a package.
const [major, minor] = process.versions.node.split(".").map(Number)
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

if (!supported) {
  console.error(`This project needs Node 20.19 or later, or 22.12 or later. Here is ${process.versions.node}.`)
  console.error("Get one from https://nodejs.org and run the command again.")
  process.exit(1)
}

// Every command imports this first: an older Node would fail later, somewhere inside a package.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24

if (!supported) {
  console.error(`This project needs Node 20.19+, 22.13+ or 24+. Found ${process.versions.node}.`)
  console.error("Install a supported version from https://nodejs.org and run the command again.")
  process.exit(1)
}

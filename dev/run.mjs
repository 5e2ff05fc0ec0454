import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, requireNode, root } from './install.mjs'

// `node dev/run.mjs FILE FUNCTION …`: sets up, then runs a TypeScript command.
requireNode()
installPackages()

const [file = '', name = '', ...argv] = process.argv.slice(2)
const { register } = await import('tsx/esm/api')
register()

try {
  const commands = await import(pathToFileURL(join(root, file)).href)
  await commands[name](argv)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (process.env['DEBUG']) console.error(error)
  process.exitCode = 1
}

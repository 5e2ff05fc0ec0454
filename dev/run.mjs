import { installPackages, requireNode } from './install.mjs'

requireNode()
installPackages()

const [name = '', ...argv] = process.argv.slice(2)
const { register } = await import('tsx/esm/api')
register()
const { runCommand } = await import('./commands.ts')
await runCommand(name, argv)

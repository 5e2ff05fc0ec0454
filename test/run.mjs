import { installPackages, requireNode } from '../dev/install.mjs'

requireNode()
installPackages()

const { register } = await import('tsx/esm/api')
register()
const { runChecks } = await import('./checks.ts')
process.exitCode = await runChecks(process.argv.slice(2))

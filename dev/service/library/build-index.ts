import { makeCatalog } from '../index/open-catalog.ts'
import type { BuilderMessage } from './build-catalog.ts'
import { catalogLibrary } from './catalog-library.ts'

// The builder's process; exits when its parent has exited.

const steps = 100

const [mediaFolder = '', text = '', path = ''] = process.argv.slice(2)
const send = (report: BuilderMessage) => process.send?.(report)
const count = Number(text)
const parent = process.ppid
const step = Math.ceil(count / steps)

try {
  makeCatalog(catalogLibrary(mediaFolder), count, path, done => {
    if (done % step !== 0) return
    if (process.ppid !== parent) throw new Error('The service has ended')
    send({ done })
  })
} catch (error) {
  send({ error: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}
process.disconnect()

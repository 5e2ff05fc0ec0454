import type { Core } from '../../core/core.ts'
import { openDatabase } from '../../database/open-database.ts'
import { createFaults } from '../../faults/faults.ts'
import { licenseItems } from '../../licensing/license-items.ts'
import { imageKind } from '../../licensing/media-kind.ts'

const [path = '', person = '', step = '', ...ids] = process.argv.slice(1)
let left = Number(step)

/** Kills this process, as the machine may, at its step. */
function mayDie(): void {
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}

const database = openDatabase(path)
const picture = { imageType: 'photo', isEditorial: false, isEnhanced: true }
const core = {
  accounts: {
    ...database,
    run: (...statement: Parameters<typeof database.run>) => {
      mayDie()
      return database.run(...statement)
    },
    transaction: <Result>(work: () => Result) => {
      const result = database.transaction(() => {
        const done = work()
        mayDie()
        return done
      })
      mayDie()
      return result
    }
  },
  catalog: { first: () => [{}] },
  library: { find: () => picture, sizes: () => ({ small_jpg: {} }) },
  faults: createFaults(),
  baseUrl: 'http://localhost:4402',
  now: () => Date.now()
} as unknown as Core // licensing needs no more of a catalogue

licenseItems(
  core,
  person,
  imageKind,
  ids.map(asset => ({ asset, size: 'small', format: 'jpg' }))
)

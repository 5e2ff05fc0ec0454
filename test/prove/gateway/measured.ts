import { readdirSync } from 'node:fs'
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import { getActiveResourcesInfo } from 'node:process'
import { collectGarbage } from '../../collect-garbage.ts'
import { followClock } from '../processes/clock-file.ts'
import { connectTime } from './connect-time.ts'
import type { ProcessFigures } from './figures.ts'

// Loaded before service and gateways. Takes their time from a file, and
// measures the process, after collecting garbage, whenever it is asked.

followClock(process.env['CLOCK'] ?? '')
setDefaultAutoSelectFamilyAttemptTimeout(connectTime)

process.on('message', () => {
  collectGarbage()
  const { rss, heapUsed, external } = process.memoryUsage()
  const figures: ProcessFigures = {
    rss,
    heap: heapUsed + external,
    handles: getActiveResourcesInfo().length,
    files: countFiles()
  }
  process.send?.(figures)
})
process.on('disconnect', () => process.exit())

/** Open files and sockets; 0 where the system does not list them. */
function countFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return 0
  }
}

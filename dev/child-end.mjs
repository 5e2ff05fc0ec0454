import { constants } from 'node:os'

/** A shell passes the death of its own child on as a code above this one. */
const shellKilled = 128

/**
 * How a child process ended, in words that follow its name: "was killed by
 * SIGKILL …". Empty when it went well.
 * @param {{
 *   status: number | null
 *   signal: string | null
 *   error?: Error | undefined
 * }} end as `spawnSync` returns it
 * @returns {string}
 */
export function describeEnd({ status, signal, error }) {
  if (status === 0) return ''
  const killer = signal ?? signalOf(status)
  if (killer === 'SIGKILL') {
    return 'was killed by SIGKILL, as the system does when it is out of memory'
  }
  if (killer) return `was killed by ${killer}`
  if (error) return `could not be started: ${error.message}`
  return `ended with code ${status}`
}

/** @param {number | null} status */
function signalOf(status) {
  const signals = Object.entries(constants.signals)
  const number = (status ?? 0) - shellKilled
  return signals.find(([, value]) => value === number)?.[0]
}

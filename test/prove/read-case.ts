import { allStoreNames } from '../../gateway/test/store-servers.ts'
import type { StoreName } from '../../gateway/test/store-servers.ts'

/** What to try: with one store, or one case. */
export interface NamedCase {
  store?: StoreName
  choices?: number[]
}

/** Reads `cluster`, `cluster/choices-1.0.4` or `choices-1.0.4`. */
export function readCase(word?: string): NamedCase {
  if (word === undefined) return {}
  const [name = '', numbers] = word.split(/\/?choices-/)
  const store = allStoreNames.find(one => one.toLowerCase() === name)
  if (!store && (name !== '' || numbers === undefined)) {
    const names = allStoreNames.join(', ').toLowerCase()
    throw new Error(`No case or store "${word}"; the stores are: ${names}.`)
  }
  return {
    ...(store && { store }),
    ...(numbers !== undefined && { choices: numbers.split('.').map(Number) })
  }
}

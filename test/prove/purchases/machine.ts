import { parseSaved, savedKeys } from '../../../contract/saved.ts'
import type { Choices } from './choices.ts'
import { hasCode } from './codes.ts'
import { hasOlderNumber } from './service-records.ts'
import type { Life, Timeline } from './timeline.ts'
import type { Faults } from './faults.ts'

/** A person's computer with its client storage. */
export interface Machine {
  readonly name: string
  readonly person: string
  stored: Map<string, string>
  /** How often its storage was wiped. */
  wiped: number
  /** A write to its storage was lost. */
  isForgetful: boolean
  /** Milliseconds by which its clock is wrong. */
  skew: number
}

/** Client storage as one window sees it. */
export function openStorage(
  machine: Machine,
  life: Life,
  timeline: Timeline,
  faults: Faults
) {
  /** Lost writes, which only this window still sees. */
  const lost = new Map<string, string>()
  const turn = () => timeline.wait(1, life)

  return {
    async keysAsync(): Promise<string[]> {
      await turn()
      return [...new Set([...machine.stored.keys(), ...lost.keys()])]
    },
    async getAsync(key: string): Promise<string | undefined> {
      await turn()
      return lost.get(key) ?? machine.stored.get(key)
    },
    async setAsync(key: string, text: string): Promise<void> {
      await turn()
      const at = () => [nameWrite(key, text)]
      const isRare = /^(watched|incident):/.test(key)
      if (faults.strikes('storage-full', at, isRare)) {
        throw new Error('in setAsync: quota exceeded')
      }
      if (faults.strikes('write-lost', at, isRare)) {
        machine.isForgetful = true
        return void lost.set(key, text)
      }
      lost.delete(key)
      machine.stored.set(key, text)
    },
    async deleteAsync(key: string): Promise<void> {
      await turn()
      lost.delete(key)
      machine.stored.delete(key)
    }
  }
}

/** The state of a journal entry, or the prefix of another key. */
function nameWrite(key: string, text: string): string {
  const [prefix = ''] = key.split(':')
  return key.startsWith(savedKeys.journal) ? journalState(text) : prefix
}

/** State of a saved journal entry. */
export function journalState(text: string): string {
  const entry = parseSaved(text) as { state?: string } | null // a journal entry
  return entry?.state ?? ''
}

const skews = [90_000, -90_000, 7_200_000, -26 * 3_600_000]

/** `meet` records the states once somebody acts. */
const noStates = () => []

export function makeMachines(
  choices: Choices,
  faults: Faults,
  reportProblem: (text: string) => void
): Machine[] {
  const skew = () =>
    faults.strikes('clock-skew', noStates)
      ? (skews[choices.pick(skews.length)] ?? 0)
      : 0
  const make = (name: string, person: string) => ({
    name,
    person,
    stored: watchedMap((key, text) => {
      if (hasCode(text)) reportProblem(`${name} keeps the code in ${key}`)
      const isPurchase = /^(journal|watched):/.test(key)
      // The panel may not know of a license between two pages.
      if (!isPurchase || faults.struck.has('history-shifts')) return
      if (hasOlderNumber(text)) reportProblem(`${key} takes an older license`)
    }),
    wiped: 0,
    isForgetful: false,
    skew: skew()
  })
  const machines = [make('first', 'ann')]
  if (faults.strikes('second-machine', noStates))
    machines.push(make('second', 'ann'))
  if (faults.strikes('second-person', noStates))
    machines.push(make('other', 'bob'))
  return machines
}

/** A map that calls this before each change. */
function watchedMap(
  onSet: (key: string, text: string) => void
): Map<string, string> {
  const map = new Map<string, string>()
  const set = map.set.bind(map)
  map.set = (key, text) => {
    onSet(key, text)
    return set(key, text)
  }
  return map
}

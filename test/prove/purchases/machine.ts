import type { Life, Timeline } from './timeline.ts'
import type { Troubles } from './troubles.ts'

/** A computer of one person: what its client storage holds. */
export interface Machine {
  readonly name: string
  readonly person: string
  stored: Map<string, string>
  /** Milliseconds by which its clock is wrong. */
  skew: number
}

/** Client storage as one window of the machine has it. */
export function openStorage(
  machine: Machine,
  life: Life,
  timeline: Timeline,
  troubles: Troubles
) {
  /** What was written and is only seen here. */
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
      if (troubles.strikes('storage-full')) {
        throw new Error('in setAsync: quota exceeded')
      }
      if (troubles.strikes('write-lost')) return void lost.set(key, text)
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

import type { Say } from './steps.ts'

/** A part that is rebuilt or restarted when its sources are saved. */
export interface Part {
  /** Shown as in "Restarted the gateway in 0.8 s." */
  name: string
  verb: 'Updated' | 'Restarted'
  /** Folders of its sources, from the root; tests and builds do not count. */
  folders: readonly string[]
  /** Rejects with a sentence; the old part then keeps running. */
  renew(): Promise<unknown>
  /** False when no old version keeps running. */
  isRunning?: () => boolean
}

export interface Renewals {
  /** Renews the parts of these sources, one save after another. */
  saved(paths: readonly string[]): void
  /** Resolves when nothing is being renewed. */
  rest(): Promise<void>
}

/** Announces what was renewed, and why a part was not. */
export function createRenewals(parts: readonly Part[], say: Say): Renewals {
  const waiting = new Set<Part>()
  let working: Promise<void> | null = null

  async function work(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting]
      waiting.clear()
      await renewAll(batch, say)
    }
    working = null
  }

  return {
    saved(paths) {
      partsOf(paths, parts).forEach(part => waiting.add(part))
      if (waiting.size > 0) working ??= Promise.resolve().then(work)
    },
    rest: () => working ?? Promise.resolve()
  }
}

function partsOf(paths: readonly string[], parts: readonly Part[]): Part[] {
  return parts.filter(({ folders }) =>
    folders.some(folder =>
      paths.some(
        path =>
          path.startsWith(`${folder}/`) &&
          !/^\/(dist|test)\//.test(path.slice(folder.length))
      )
    )
  )
}

/** Parts that are broken for the same reason share one line. */
async function renewAll(batch: readonly Part[], say: Say): Promise<void> {
  const broken = new Map<string, Part[]>()
  const renewing = batch.map(async part => {
    const start = performance.now()
    try {
      await part.renew()
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      say(`${part.verb} the ${part.name} in ${seconds} s.`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      broken.set(reason, [...(broken.get(reason) ?? []), part])
    }
  })
  await Promise.all(renewing)
  for (const [reason, failed] of broken) {
    const isRunning = (part: Part): boolean => part.isRunning?.() ?? true
    const old = failed.filter(isRunning)
    const stopped = failed.filter(part => !isRunning(part))
    say(
      reason +
        toSentence('Kept the old', old) +
        toSentence('Stopped the', stopped)
    )
  }
}

function toSentence(words: string, parts: readonly Part[]): string {
  const names = parts.map(({ name }) => name).join(' and ')
  return names && ` ${words} ${names}.`
}

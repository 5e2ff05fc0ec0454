import type { Mutant } from './find-mutants.ts'

/** Changes that nobody can notice, by file, and why. */
const equal: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gateway/purchases/claim-purchase.ts': {
    '10 → 11': 'one more try of ten, each after another attempt succeeded',
    'tries < maxTries → tries <= maxTries': 'the same',
    '!isSent → false': 'leaves a lease of nothing for two minutes'
  },
  'gateway/purchases/make-purchase.ts': {
    'isImage → true': 'an item of another medium has another size',
    '16 → 17': 'one more random byte'
  },
  'gateway/purchases/add-time-left.ts': {
    '!(error instanceof ClearedError) → false':
      'every error of a store is a ClearedError'
  },
  'gateway/purchases/find-note-refusals.ts': {
    "reason ?? '' → (reason)": 'does not compile'
  },
  'gateway/purchases/find-holders.ts': {
    'attempt === null → false': 'looks for a lease and a record of nothing',
    '(await ageOf(core, account, asset)) < maxLag → await ageOf(core, account, asset) <= maxLag':
      'a millisecond of a day',
    '(await loadStored(core, attempt)) ?? {} → (await loadStored(core, attempt))':
      'does not compile',
    'record && openOutcome(record, assetId, isLeased, holdsPaid) → (openOutcome(record, assetId, isLeased, holdsPaid))':
      'does not compile'
  }
}

/** `FILE: FROM → TO` of every change that nobody can notice. */
export const equalMutants: readonly string[] = Object.entries(equal).flatMap(
  ([file, changes]) => Object.keys(changes).map(name => `${file}: ${name}`)
)

export function isEqual(mutant: Mutant): boolean {
  return equalMutants.includes(`${mutant.file}: ${changeOf(mutant)}`)
}

/** `FROM → TO`, in one line. */
export function changeOf({ from, to }: Mutant): string {
  return `${from} → ${to}`.replaceAll(/\s+/g, ' ')
}

import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { endAttempt, type Attempt } from './sign-in.ts'

const mostGuesses = 5

/**
 * Counts a try of the panel with the verifier before its code is compared;
 * returns how many are left. A repeat of the same try is not counted: browsers
 * repeat a POST by themselves when a connection breaks.
 */
export async function countGuess(
  core: Core,
  { id, endsAt }: Attempt,
  verifier: string,
  code: string
): Promise<number> {
  const guess = core.sealer.sign('guess', `${id} ${verifier} ${code}`)
  const isNew = await core.store.claim(`guess:${id}:${guess}`, '', endsAt)
  const key = `guesses:${id}`
  const made = isNew
    ? await core.store.count(key, endsAt)
    : Number((await core.store.get(key)) ?? 1)
  if (made > mostGuesses) {
    await endAttempt(core, id, 'ended')
    throw overguessed()
  }
  return mostGuesses - made
}

/** Answers a wrong code; the fifth ends the sign-in. */
export async function refuseGuess(
  core: Core,
  { id }: Attempt,
  left: number
): Promise<ClearedError> {
  core.log({ event: 'pairing-code-wrong', left })
  if (left > 0) {
    const tries = left === 1 ? '1 try is' : `${left} tries are`
    return new ClearedError(
      'pairing-code-wrong',
      `The code does not match; ${tries} left.`,
      { triesLeft: left }
    )
  }
  await endAttempt(core, id, 'ended')
  return overguessed()
}

function overguessed(): ClearedError {
  return new ClearedError(
    'sign-in-ended',
    'Too many wrong codes ended this sign-in. Begin again in Figma.',
    { triesLeft: 0 }
  )
}

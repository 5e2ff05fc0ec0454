import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { endSignIn, type SignIn } from './sign-in.ts'

const maxGuesses = 5

/**
 * Counts a guess before it is compared, and returns how many guesses are left.
 * Repeats of the same guess are not counted: browsers retry a POST by
 * themselves when a connection breaks. Throws `sign-in-ended` after the last
 * guess.
 */
export async function countGuess(
  core: Core,
  { id, endsAt }: SignIn,
  verifier: string,
  code: string
): Promise<number> {
  const guess = core.sealer.sign('guess', `${id} ${verifier} ${code}`)
  const isNew = await core.store.claim(`guess:${id}:${guess}`, '', endsAt)
  const key = `guesses:${id}`
  const guesses = isNew
    ? await core.store.count(key, endsAt)
    : Number((await core.store.get(key)) ?? 1)
  if (guesses > maxGuesses) throw tooManyGuesses()
  return maxGuesses - guesses
}

/** The error for a wrong code; without guesses left, also ends the sign-in. */
export async function refuseGuess(
  core: Core,
  { id }: SignIn,
  left: number
): Promise<ClearedError> {
  core.log({ event: 'pairing-code-wrong', left })
  if (left > 0) {
    return new ClearedError(
      'pairing-code-wrong',
      `The code does not match; tries left: ${left}.`,
      { triesLeft: left }
    )
  }
  await endSignIn(core, id, 'ended')
  return tooManyGuesses()
}

function tooManyGuesses(): ClearedError {
  return new ClearedError(
    'sign-in-ended',
    'Too many wrong codes ended this sign-in. Begin again in Figma.',
    { triesLeft: 0 }
  )
}

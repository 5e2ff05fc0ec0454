import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import type { ErrorData } from '../../contract/errors.ts'
import { canHelp } from '../words/error-texts.ts'
import { $reconnectedAt, $signedInAt } from './online.ts'
import { wasBefore } from './use-cause.ts'

/**
 * Loads once more what failed before the connection was restored or somebody
 * signed in, if that helps. For reading only.
 */
export function useRetryWhenOver(error: ErrorData, retry: () => void): void {
  const backAt = useStore($reconnectedAt)
  const inAt = useStore($signedInAt)

  useEffect(() => {
    const mustSignIn = canHelp('sign-in', error) || canHelp('account', error)
    const isBack = canHelp('connection', error) && wasBefore(error, backAt)
    if (isBack || (mustSignIn && wasBefore(error, inAt))) retry()
  }, [error, backAt, inAt])
}

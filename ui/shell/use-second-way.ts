import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import type { ErrorData } from '../../contract/errors.ts'
import { isReachable } from '../api/find-cause.ts'
import { platform } from '../platform/platform.ts'
import { canHelp } from '../words/error-texts.ts'
import { $isOnline } from './online.ts'

/**
 * Whether a token helps after the failure: it leads past the gateway, to a
 * library that can be reached.
 */
export function useSecondWay(error: ErrorData | null): boolean {
  const isOnline = useStore($isOnline)
  const mayHelp = error !== null && isOnline && canHelp('token', error)
  const [reached, setReached] = useState<ErrorData | null>(null)

  useEffect(() => {
    if (!mayHelp) return undefined
    const abort = new AbortController()
    const { service } = platform().addresses
    void isReachable(service, abort.signal).then(isThere => {
      if (isThere && !abort.signal.aborted) setReached(error)
    })
    return () => abort.abort()
  }, [error, mayHelp])

  return mayHelp && reached === error
}

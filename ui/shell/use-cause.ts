import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import type { ErrorData } from '../../contract/errors.ts'
import { findCause, isReachable } from '../api/find-cause.ts'
import { platform } from '../platform/platform.ts'
import { $reconnectedAt, $isOnline } from './online.ts'
import { canHelp } from '../words/error-texts.ts'
import { stateWords } from './words.ts'

/** Whether the error happened before that time. */
export function wasBefore({ data }: ErrorData, time: number): boolean {
  const at = data?.['at']
  return typeof at === 'number' && at < time
}

/**
 * A better explanation of why the server was not reached; null if there is
 * none.
 */
export function useCause(error: ErrorData): string | null {
  const t = useStore(stateWords)
  const isOnline = useStore($isOnline)
  const [text, setText] = useState<string | null>(null)
  const backAt = useStore($reconnectedAt)
  const isPast = wasBefore(error, backAt) // it will be retried
  const url =
    isOnline && !isPast && canHelp('connection', error)
      ? error.data?.['url']
      : null

  useEffect(() => {
    if (typeof url !== 'string') return undefined
    const abort = new AbortController()
    findCause(url, abort.signal).then(
      cause => {
        const { host } = new URL(url)
        if (cause !== 'unknown') setText(t[cause]({ host }))
      },
      () => {} // aborted: the view is closed
    )
    return () => abort.abort()
  }, [url])

  return text
}

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

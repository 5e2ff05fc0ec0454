import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import type { ErrorData } from '../../contract/errors.ts'
import { $backAt } from './online.ts'
import { isUnreached, wasBefore } from './use-cause.ts'

/** What failed before the connection came back is tried again, once. */
export function useRetryWhenBack(error: ErrorData, retry: () => void): void {
  const backAt = useStore($backAt)

  useEffect(() => {
    if (isUnreached(error) && wasBefore(error, backAt)) retry()
  }, [error, backAt])
}

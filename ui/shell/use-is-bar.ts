import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { barSize } from '../../contract/settings.ts'
import { $isMinimised } from './settings.ts'

/**
 * Nothing of the panel is to be laid out while its window has only the bar's
 * size: what is scrolled would move.
 */
export function useIsBar(): boolean {
  const isMinimised = useStore($isMinimised)
  const [isLow, setLow] = useState(false)

  useLayoutEffect(() => {
    if (isMinimised) setLow(true)
    const measure = () => setLow(innerHeight <= barSize.height)
    if (!isMinimised) measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [isMinimised])

  return isMinimised || isLow
}

import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { barSize } from '../../contract/settings.ts'
import { $isMinimised } from './settings.ts'

/**
 * True while the window is only as high as the bar. Nothing may be laid out
 * then, or scroll positions would change.
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

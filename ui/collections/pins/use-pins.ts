import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { $pins, readPins } from './pins.ts'
import type { Pins } from './pins.ts'

/** The file's current pins; others change them while the panel is open. */
export function usePins(): Pins {
  useEffect(() => {
    const read = () => void readPins()
    read()
    addEventListener('focus', read)
    return () => removeEventListener('focus', read)
  }, [])
  return useStore($pins)
}

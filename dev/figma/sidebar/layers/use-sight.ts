import { useStore } from '@nanostores/preact'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { Host } from '../../shared/host.ts'
import { $openLayers, openAround } from './open-layers.ts'
import { reveal, type Sight } from './row-window.ts'

/** What of the layer list is in sight, and how a layer comes into sight. */
export function useSight(
  host: Host,
  list: RefObject<HTMLElement | null>
): { sight: Sight; look: () => void; seek: (id: string) => void } {
  const open = useStore($openLayers)
  const [sight, setSight] = useState<Sight>({ top: 0, height: 600 })
  const [sought, seek] = useState('')

  function look(): void {
    if (!list.current) return
    const { scrollTop: top, clientHeight: height } = list.current
    setSight({ top, height })
  }

  useEffect(() => {
    if (!list.current) return undefined
    const observer = new ResizeObserver(look)
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    if (sought === '') return
    openAround(host, [sought])
    // It can scroll only once the opened rows are rendered.
    if ($openLayers.get() !== open) return
    reveal(list.current, host.findLayerRow([...open], { id: sought }))
    seek('')
    look()
  })

  return { sight, look, seek }
}

import { useEffect, useRef, useState } from 'preact/hooks'

/** Milliseconds of pointing at a cell until its clip plays. */
const patience = 200

/**
 * Plays one clip at a time: that of the cell which the pointer rests on, or
 * which the person asks for. Pointing plays nothing for people who prefer
 * reduced motion.
 */
export function usePlayingCell(hasClip: (index: number) => boolean) {
  const [playing, setPlaying] = useState<number | null>(null)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  function stop(): void {
    clearTimeout(timer.current)
    setPlaying(null)
  }

  return {
    playing,
    stop,
    /** The pointer is on this cell, or on none. */
    point(index: number | null): void {
      if (index === playing && index !== null) return
      stop()
      if (index === null || !hasClip(index) || prefersRest()) return
      timer.current = setTimeout(() => setPlaying(index), patience)
    },
    /** Plays or stops; false for a cell without a clip. */
    toggle(index: number): boolean {
      if (!hasClip(index)) return false
      stop()
      if (index !== playing) setPlaying(index)
      return true
    }
  }
}

function prefersRest(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

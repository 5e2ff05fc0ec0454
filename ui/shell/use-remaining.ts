import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import { platform } from '../platform/platform.ts'
import { timeLeftWords } from './words.ts'
import { remaining } from './remaining.ts'
import type { Step } from './remaining.ts'

const minute = 60

/** Such as `about 2 minutes left`; empty while there is no estimate. */
export function useRemaining(done: number, total: number): string {
  const t = useStore(timeLeftWords)
  const steps = useRef<Step[]>([])
  const last = steps.current.at(-1)
  if (last?.total !== total || last.done > done) steps.current = []
  if (last?.done !== done || last.total !== total) {
    steps.current.push({ at: platform().now(), done, total })
  }
  const seconds = remaining(steps.current)
  if (seconds === null) return ''
  return seconds < minute
    ? t.seconds(seconds)
    : t.minutes(Math.round(seconds / minute))
}

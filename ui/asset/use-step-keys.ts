import { useEffect } from 'preact/hooks'
import { $settings } from '../shell/settings.ts'

/** What moves by arrow keys itself. */
const movers = [
  'input',
  'select',
  'textarea',
  'audio',
  'video',
  '[role=slider]',
  '[role=toolbar]',
  '[role=tablist]'
].join()

/** Arrow keys step, unless the focused element uses them. */
export function useStepKeys(step: (by: -1 | 1) => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const by = directionOf(event)
      if (by === null || isTaken(event)) return
      event.preventDefault()
      step(by)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [step])
}

function directionOf(event: KeyboardEvent): -1 | 1 | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === 'ArrowLeft') return -1
  return key === 'ArrowRight' ? 1 : null
}

function isTaken({ defaultPrevented, target }: KeyboardEvent): boolean {
  if (defaultPrevented || $settings.get().isMinimised) return true
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest(movers) !== null
}

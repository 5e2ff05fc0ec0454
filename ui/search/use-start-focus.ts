import { useStore } from '@nanostores/preact'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { $opened } from '../shell/document.ts'
import { $search } from './query/search.ts'
import { closeSuggestions } from './query/suggestions.ts'

/**
 * Focuses the field once the panel has opened, unless somebody was faster.
 * Suggestions would cover the start page: a click or a key opens them.
 */
export function useStartFocus(field: RefObject<HTMLInputElement | null>): void {
  const hasOpened = useStore($opened) !== null

  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (!hasOpened || !isFree || $search.get().state !== 'idle') return
    field.current?.focus({ preventScroll: true })
    closeSuggestions()
  }, [hasOpened])
}

import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { optionId } from './suggestion-list.tsx'
import type { Suggestion } from './query/suggest.ts'
import { $query } from './query/search.ts'
import { forgetSearch } from '../shell/settings.ts'
import { closeSuggestions, openSuggestions } from './query/suggestions.ts'

interface Options {
  field: RefObject<HTMLInputElement | null>
  listId: string
  suggestions: readonly Suggestion[]
  take: (suggestion: Suggestion) => void
}

/**
 * Opens and closes the suggestions of an existing field and handles its keys.
 * Returns the index that Enter takes; -1 for none.
 */
export function useFieldKeys(options: Options): number {
  const { field, listId, suggestions } = options
  const [chosen, choose] = useState(-1)
  const active = Math.min(chosen, suggestions.length - 1)
  const latest = useRef({ ...options, active })
  latest.current = { ...options, active }

  useEffect(() => {
    const { current } = field
    const end = new AbortController()
    const { signal } = end
    // The next key may come before the next render.
    const activate = (index: number) => {
      latest.current.active = index
      choose(index)
    }
    const open = () => {
      activate(-1)
      openSuggestions()
    }
    const openForNone = () => {
      if ($query.get() === '') open()
    }
    const press = (event: KeyboardEvent) => {
      const next = pressed(event, latest.current)
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      activate(next)
    }
    current?.addEventListener('keydown', press, { signal })
    current?.addEventListener('input', open, { signal })
    current?.addEventListener('focus', openForNone, { signal })
    current?.addEventListener('click', openForNone, { signal })
    current?.form?.addEventListener('submit', closeSuggestions, { signal })
    current?.form?.addEventListener('focusout', leave, { signal })
    if (document.activeElement === current) openForNone()
    return () => {
      end.abort()
      closeSuggestions()
    }
  }, [])

  useLayoutEffect(() => {
    const isOpen = suggestions.length > 0
    describe(field.current, {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': active < 0 ? null : optionId(listId, active)
    })
  })

  return active
}

/** The next index; null for a key without a meaning here. */
function pressed(
  event: KeyboardEvent,
  { suggestions, active, take }: Options & { active: number }
): number | null {
  const { key, altKey, ctrlKey, metaKey, isComposing } = event
  if (altKey || ctrlKey || metaKey || isComposing) return null
  const last = suggestions.length - 1
  const chosen = suggestions[active]
  if (key === 'ArrowDown' && last < 0) {
    openSuggestions()
    return 0
  }
  if (last < 0) return null
  if (key === 'ArrowDown') return active === last ? -1 : active + 1
  if (key === 'ArrowUp') return active < 0 ? last : active - 1
  if (key === 'Escape') closeSuggestions()
  else if (key === 'Enter' && chosen) take(chosen)
  else if (key === 'Delete' && chosen?.kind === 'own') {
    forgetSearch(chosen.words)
    return active
  } else return null
  return -1
}

function leave({ currentTarget, relatedTarget }: FocusEvent): void {
  const form = currentTarget as HTMLElement // which handles it
  if (!form.contains(relatedTarget as Node | null)) closeSuggestions()
}

/** Sets ARIA attributes of the field; null removes one. */
function describe(
  field: HTMLInputElement | null,
  attributes: Record<string, string | null>
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) field?.removeAttribute(name)
    else field?.setAttribute(name, value)
  }
}

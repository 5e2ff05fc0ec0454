import { useEffect } from 'preact/hooks'
import { focusTab } from '../shell/tab-bar.tsx'
import { showHelp } from '../shell/help.ts'
import { $picked, clearPicked } from '../library/picked.ts'
import { openField } from '../search/query/search-views.ts'
import { $settings } from '../shell/settings.ts'
import { $canGoBack, goBack, openTab, workTabs } from '../shell/view.ts'

/**
 * Keyboard shortcuts that work everywhere, unless the focused element handled
 * the key.
 */
export function useWindowKeys(): void {
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  if ($settings.get().isMinimised) return
  // A dialog closes itself, and nothing behind it may react.
  if (document.querySelector('dialog[open]')) return
  if (!runFor(event)) return
  event.preventDefault()
  event.stopPropagation()
}

/** False when the key has no meaning here. */
function runFor(event: KeyboardEvent): boolean {
  const { key, code, altKey, ctrlKey, metaKey } = event
  if (ctrlKey || metaKey) return false
  const isWriting = isField(event.target)
  if (altKey) {
    const digit = /^Digit(\d)$/.exec(code)?.[1]
    // On a Mac it may be a sign of a text; none begins with one.
    const isSign = key !== digit && isFilled(event.target)
    return !isSign && openPlace(Number(digit))
  }
  if (key === '/' && !isWriting) {
    openField()
    return true
  }
  if (key === '?' && !isWriting) {
    showHelp(true)
    return true
  }
  return key === 'Escape' && !isFilled(event.target) && stepBack()
}

function openPlace(number: number): boolean {
  const tab = workTabs[number - 1]
  if (!tab) return false
  openTab(tab)
  focusTab(tab)
  return true
}

function stepBack(): boolean {
  if ($picked.get().length > 0) clearPicked()
  else if ($canGoBack.get()) goBack()
  else return false
  return true
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Keys type letters or choose options in it. */
function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) {
    return !['checkbox', 'radio'].includes(target.type)
  }
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

/** Esc empties a search field and closes a list of choices. */
function isFilled(target: EventTarget | null): boolean {
  return isField(target) && target.value !== ''
}

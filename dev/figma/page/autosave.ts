import type { Host } from '../core/host.ts'
import { $documentFile } from './document-data.ts'
import { showHostNotice } from './notices.ts'
import { saveDocument } from './saved-document.ts'
import { isTellingView } from '../canvas/telling-view.ts'

const leastPause = 500

let suspended = false

/** Writes the document a moment after each change and when the page hides. */
export function autosave(host: Host, key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let warned = false
  let pause = leastPause

  async function save(): Promise<void> {
    if (timer === undefined || suspended) return
    clearTimeout(timer)
    timer = undefined
    try {
      const started = performance.now()
      const file = host.exportDocument()
      // Writing out a large document must not take most of the time.
      pause = Math.max(leastPause, 10 * (performance.now() - started))
      $documentFile.set(file)
      await saveDocument(key, file)
    } catch (error) {
      if (!warned) showHostNotice(warning(error), true)
      warned = true
    }
  }

  function flush(): void {
    void save()
  }

  const unfollow = host.onChange(() => {
    if (isTellingView()) return
    clearTimeout(timer)
    timer = setTimeout(flush, pause)
  })
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
  return () => {
    clearTimeout(timer)
    unfollow()
    removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', flush)
  }
}

/** For the moment before a reload that must not write the old document. */
export function stopAutosave(): void {
  suspended = true
}

function warning(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `The document cannot be kept in this browser. ${reason}`
}

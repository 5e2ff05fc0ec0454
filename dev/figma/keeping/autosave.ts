import { atom } from 'nanostores'
import type { Host } from '../shared/host.ts'
import { $keeping, keepDocument } from './document-lock.ts'
import { removeNotice, showHostNotice } from '../controls/notices.ts'
import { saveDocument } from './saved-document.ts'
import { messageOf } from '../controls/show-error.ts'

const leastPause = 500

/** Milliseconds of rest for each layer: writing out takes a tenth of it. */
const pausePerLayer = 0.3

/** Writing out more of them holds the page up for seconds. */
const mostLayers = 50_000

let suspended = false

/** The notice that says why the document could not be kept last; 0 for none. */
export const $saveFailure = atom(0)

/**
 * Writes the document once it has been edited and the person rests, and when
 * the page hides; a huge one only then. Of several tabs one writes.
 */
export function autosave(host: Host, key: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept = host.documentFacts().edits
  let saving: { edits: number; done: Promise<void> } | null = null
  let pause = leastPause
  let warned = false

  function warn(message: string): void {
    if (!warned) showHostNotice(message, true)
    warned = true
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const { edits } = host.documentFacts()
    if (edits === kept || suspended || $keeping.get() !== 'here') return
    // To wait for the last edit is to wait for its writing.
    if (saving?.edits !== edits) saving = { edits, done: write(edits) }
    const mine = saving
    await mine.done
    if (saving === mine) saving = null
  }

  async function write(edits: number): Promise<void> {
    try {
      await saveDocument(key, host.exportDocument())
      kept = edits
      removeNotice($saveFailure.get())
      $saveFailure.set(0)
    } catch (error) {
      $saveFailure.set(showHostNotice(warning(error), true))
    }
  }

  function flush(): void {
    void save()
  }

  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(flush, pause)
  }

  /** A hand or a key at work puts off what takes long. */
  function putOff(): void {
    if (timer !== undefined && pause > leastPause) wait()
  }

  host.onChange(() => {
    const { edits, layers } = host.documentFacts()
    if (edits === kept) return
    pause = Math.max(leastPause, layers * pausePerLayer)
    if (layers <= mostLayers) wait()
    else warn('This document is so large that it is kept only as you leave it.')
  })
  followHands(putOff)
  // What was edited while the page still asked had no place to go.
  $keeping.listen(flush)
  void keepDocument(key, save)
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
}

function followHands(busy: () => void): void {
  for (const type of ['pointerdown', 'pointermove', 'wheel', 'keydown']) {
    addEventListener(type, busy, { capture: true, passive: true })
  }
}

/** For the moment before a reload that must not write the old document. */
export function stopAutosave(): void {
  suspended = true
}

function warning(error: unknown): string {
  const reason = messageOf(error)
  return `The document cannot be kept in this browser. ${reason}`
}

import type { Host } from '../../shared/host.ts'
import type { CopiedLayers } from '../../shared/user-edits.ts'
import { act } from '../../controls/act.ts'
import { showError } from '../../controls/show-error.ts'
import { addPicture } from '../gestures/add-picture.ts'
import { fileText } from '../../pictures/file-text.ts'
import { isInField } from './is-in-field.ts'
import { $selection } from '../../scene/scene.ts'
import { $view } from '../../scene/view.ts'

const media = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'video/mp4',
  'video/quicktime',
  'video/webm'
]

/** What was copied last, for where the clipboard cannot be read. */
let kept: CopiedLayers | null = null

/** Copies layers as text, which other documents and tabs understand. */
export function followClipboard(host: Host): () => void {
  const copy = (event: ClipboardEvent): void => {
    if (isInField(event.target) || !take(host)) return
    if (kept) event.clipboardData?.setData('text/plain', fileText(kept))
    event.preventDefault()
    if (event.type !== 'cut') return
    act(() => host.user.remove($selection.get()))
  }
  const paste = (event: ClipboardEvent): void => {
    if (isInField(event.target) || !event.clipboardData) return
    event.preventDefault()
    const file = [...event.clipboardData.files].find(isPicture)
    const text = event.clipboardData.getData('text/plain')
    if (file) void pastePicture(host, file)
    else pasteText(host, text)
  }
  document.addEventListener('copy', copy)
  document.addEventListener('cut', copy)
  document.addEventListener('paste', paste)
  return () => {
    document.removeEventListener('copy', copy)
    document.removeEventListener('cut', copy)
    document.removeEventListener('paste', paste)
  }
}

function take(host: Host): boolean {
  const ids = $selection.get()
  if (ids.length === 0) return false
  const copied = act(() => host.copy(ids))
  // What could not be copied must not be cut either.
  if (!copied) return false
  kept = copied
  return true
}

function isPicture(file: File): boolean {
  return media.includes(file.type)
}

function pasteText(host: Host, text: string): void {
  const clipping = readClipping(text)
  if (clipping) act(() => host.user.paste(clipping, $view.get().center))
}

/** Null for text that is something else. */
function readClipping(text: string): CopiedLayers | null {
  if (!text.startsWith('{"kind":"figma-host-layers"')) return null
  try {
    return JSON.parse(text) as CopiedLayers // as `copy` wrote it
  } catch {
    return null // it only begins like ours
  }
}

async function pastePicture(host: Host, file: File): Promise<void> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const picture = await addPicture(host, file.name, bytes)
    if (picture) host.user.addPicture(picture, $view.get().center)
  } catch (error) {
    showError(error)
  }
}

/** For a key the browser fires its own clipboard event. */
export function copyByMenu(): boolean {
  return document.execCommand('copy')
}

/** False where the browser refuses it. */
export function cutByMenu(): boolean {
  return document.execCommand('cut')
}

/** The clipboard itself where the browser lets us, else the last copy here. */
export function pasteByMenu(host: Host): void {
  const fallBack = (): string => (kept ? fileText(kept) : '')
  void navigator.clipboard
    .readText()
    .catch(fallBack)
    .then(text => pasteText(host, text))
}

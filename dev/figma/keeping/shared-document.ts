import type { Host } from '../shared/host.ts'
import { $saveFailure, stopAutosave } from './autosave.ts'
import { $keeping, takeDocument } from './document-lock.ts'
import { showHostNotice } from '../controls/notices.ts'
import { loadDocument, saveDocument } from './saved-document.ts'
import { $session } from '../session/session.ts'

/** What had been edited when this tab last kept the document. */
let kept = 0
let leaving = false

/** The browser asks before it drops what is kept nowhere. */
export function guardUnkept(host: Host): void {
  const remember = (): void => {
    kept = host.documentFacts().edits
  }
  remember()
  $keeping.listen((_now, before) => {
    if (before === 'asking' || before === 'here') remember()
  })
  addEventListener('beforeunload', event => {
    if (!leaving && hasUnkept()) event.preventDefault()
  })
}

/** Shows the document as the other tab has left it, and keeps it here. */
export function takeOver(key: string): void {
  if (!hasUnkept()) return void reloadTaken(key)
  showHostNotice('Your changes in this tab will be lost.', true, {
    text: 'Take over',
    action: () => void reloadTaken(key)
  })
}

/** Goes on with what is shown here as a document of its own. */
export async function keepCopy(): Promise<void> {
  const file = $session.get()?.host.exportDocument()
  if (!file) return
  const name = `${file.name} copy`
  let key = name
  for (let count = 2; await loadDocument(key); count += 1) {
    key = `${name} ${count}`
  }
  await saveDocument(key, { ...file, name: key })
  const url = new URL(location.href)
  url.searchParams.delete('sample')
  url.searchParams.set('document', key)
  leaving = true
  location.assign(url)
}

function hasUnkept(): boolean {
  const keeping = $keeping.get()
  if (keeping === 'here') return $saveFailure.get() !== 0
  if (keeping === 'asking') return false
  return $session.get()?.host.documentFacts().edits !== kept
}

async function reloadTaken(key: string): Promise<void> {
  leaving = true
  stopAutosave()
  await takeDocument(key)
  location.reload()
}

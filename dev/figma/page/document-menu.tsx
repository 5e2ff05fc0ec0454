import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import bar from './top-bar.module.css'
import { $documentFile } from './document-data.ts'
import { exportFile, importFile, resetDocument } from './document-file.ts'
import { Icon } from './icons.tsx'
import { Shortcuts } from '../canvas/shortcuts.tsx'
import { showHostNotice } from './notices.ts'

interface Props {
  documentKey: string
}

export function DocumentMenu(props: Props) {
  const { documentKey } = props
  const name = useStore($documentFile)?.name ?? 'Untitled'
  const menu = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  function choose(action: () => void): void {
    menu.current?.hidePopover()
    action()
  }
  return (
    <div class={bar['document']}>
      <button
        type="button"
        class={bar['menuButton']}
        popovertarget="document-menu"
        aria-label={`${name}: document menu`}
      >
        <strong>{name}</strong>
        <Icon name="down" />
      </button>
      <div ref={menu} id="document-menu" popover="auto" class={bar['menu']}>
        <button type="button" onClick={() => choose(exportFile)}>
          Export document
        </button>
        <button
          type="button"
          onClick={() => choose(() => file.current?.click())}
        >
          Import document
        </button>
        <button
          type="button"
          onClick={() => choose(() => askForReset(documentKey))}
        >
          Reset document
        </button>
        <button
          type="button"
          onClick={() => choose(() => dialog.current?.showModal())}
        >
          Keyboard shortcuts
        </button>
      </div>
      <Shortcuts dialog={dialog} />
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="Document file"
        hidden
        onChange={event => {
          const [chosen] = event.currentTarget.files ?? []
          if (chosen) importFile(documentKey, chosen).catch(tell)
        }}
      />
    </div>
  )
}

function askForReset(documentKey: string): void {
  const text = 'All work on this document will be forgotten.'
  showHostNotice(text, true, {
    text: 'Reset',
    action: () => void resetDocument(documentKey).catch(tell)
  })
}

function tell(error: unknown): void {
  showHostNotice(error instanceof Error ? error.message : String(error), true)
}

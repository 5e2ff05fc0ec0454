import { useStore } from '@nanostores/preact'
import { computed } from 'nanostores'
import { useRef } from 'preact/hooks'
import { $scene } from '../scene/scene.ts'
import { askForReset } from '../keeping/ask-for-reset.ts'
import controls from '../controls/controls.module.css'
import menus from './menus.module.css'
import bar from './top-bar.module.css'
import { openFile, saveFile } from '../keeping/document-file.ts'
import { Icon } from '../controls/icons.tsx'
import { SampleItems } from './sample-items.tsx'
import { Shortcuts } from '../canvas/commands/shortcuts.tsx'
import { $session } from '../session/session.ts'

// Read again after each change of the document.
const $name = computed(
  [$session, $scene],
  session => session?.host.documentFacts().name ?? 'Document'
)

const forgotten = 'All work on this document will be forgotten.'

interface Props {
  documentKey: string
}

export function DocumentMenu(props: Props) {
  const { documentKey } = props
  const name = useStore($name)
  const menu = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const item = (text: string, action: () => void) => (
    <button
      type="button"
      onClick={() => {
        menu.current?.hidePopover()
        action()
      }}
    >
      {text}
    </button>
  )
  return (
    <div class={bar['document']}>
      <button
        type="button"
        class={controls['bareButton']}
        popovertarget="document-menu"
        aria-label={`${name}: document menu`}
      >
        <strong>{name}</strong>
        <Icon name="down" />
      </button>
      <div
        ref={menu}
        id="document-menu"
        popover="auto"
        class={`${controls['menu']} ${menus['menu']}`}
      >
        {item('Open document…', () => file.current?.click())}
        {item('Save document', saveFile)}
        {item('Reset document', () => askForReset(documentKey, forgotten))}
        <SampleItems onDone={() => menu.current?.hidePopover()} />
        {item('Keyboard shortcuts', () => dialog.current?.showModal())}
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
          if (chosen) void openFile(documentKey, chosen)
          // The same file may be chosen again once it is corrected.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { act } from '../canvas/act.ts'
import { $scene } from '../canvas/scene.ts'
import type { Host } from '../core/host.ts'
import { IconButton } from '../page/icon-button.tsx'
import layers from './layers.module.css'
import { NameField } from './name-field.tsx'
import { pressPageKey } from './page-keys.ts'

interface Props {
  host: Host
}

export function PageList(props: Props) {
  const { host } = props
  const scene = useStore($scene)
  const [renaming, setRenaming] = useState('')
  const pages = scene?.pages ?? []
  function add(): void {
    act(() => host.user.goToPage(host.user.addPage(`Page ${pages.length + 1}`)))
  }
  return (
    <nav class={layers['pages']} aria-label="Pages">
      <div class={layers['heading']}>
        <h2>Pages</h2>
        {host.canEdit() && (
          <span>
            <IconButton
              icon="trash"
              label={`Delete page ${scene?.pageName ?? ''}`}
              disabled={pages.length < 2}
              onClick={() =>
                act(() => host.user.removePage(scene?.pageId ?? ''))
              }
            />
            <IconButton icon="plus" label="Add page" onClick={add} />
          </span>
        )}
      </div>
      <ul>
        {pages.map((page, index) => (
          <li key={page.id}>
            {renaming === page.id ? (
              <NameField
                label="Page name"
                name={page.name}
                onDone={name => {
                  setRenaming('')
                  if (name) act(() => host.user.rename(page.id, name))
                }}
              />
            ) : (
              <button
                type="button"
                aria-current={page.id === scene?.pageId ? 'page' : undefined}
                title="F2 renames, Alt+Up and Alt+Down move, Delete deletes"
                onClick={() => act(() => host.user.goToPage(page.id))}
                onDblClick={() => host.canEdit() && setRenaming(page.id)}
                onKeyDown={event => {
                  const at = { page, index, count: pages.length }
                  pressPageKey(host, at, event, setRenaming)
                }}
              >
                {page.name}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

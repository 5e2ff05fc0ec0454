import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { act } from '../../controls/act.ts'
import { $scene } from '../../scene/scene.ts'
import type { Host } from '../../shared/host.ts'
import layers from './layers.module.css'
import { NameField } from './name-field.tsx'
import { PageButtons } from './page-buttons.tsx'
import { pressPageKey } from './page-keys.ts'

interface Props {
  host: Host
}

export function PageList(props: Props) {
  const { host } = props
  const scene = useStore($scene)
  const [renaming, setRenaming] = useState('')
  const pages = scene?.pages ?? []
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest' })
  }, [scene?.pageId])
  return (
    <nav class={layers['pages']} aria-label="Pages">
      <div class={layers['heading']}>
        <h2>Pages</h2>
        {host.canEdit() && <PageButtons host={host} />}
      </div>
      <ul ref={list}>
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

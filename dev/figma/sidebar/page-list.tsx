import { useStore } from '@nanostores/preact'
import type { Host } from '../core/host.ts'
import { IconButton } from '../page/icon-button.tsx'
import layers from './layers.module.css'
import { $scene } from '../canvas/scene.ts'

interface Props {
  host: Host
}

export function PageList(props: Props) {
  const { host } = props
  const scene = useStore($scene)
  const pages = scene?.pages ?? []
  return (
    <nav class={layers['pages']} aria-label="Pages">
      <div class={layers['heading']}>
        <h2>Pages</h2>
        <IconButton
          icon="plus"
          label="Add page"
          onClick={() => {
            host.user.goToPage(host.user.addPage(`Page ${pages.length + 1}`))
          }}
        />
      </div>
      <ul>
        {pages.map(page => (
          <li key={page.id}>
            <button
              type="button"
              aria-current={page.id === scene?.pageId ? 'page' : undefined}
              onClick={() => host.user.goToPage(page.id)}
            >
              {page.name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Host } from '../core/host.ts'
import { LayerItem } from './layer-item.tsx'
import { pressLayerKey } from './layer-keys.ts'
import { layerRows } from './layer-rows.ts'
import layers from './layers.module.css'
import { $openLayers } from './open-layers.ts'
import { $scene, $selection } from '../canvas/scene.ts'

const rowHeight = 28
const spareRows = 12

interface Props {
  host: Host
}

export function LayerList(props: Props) {
  const { host } = props
  const nodes = useStore($scene)?.children ?? []
  const selection = useStore($selection)
  const open = useStore($openLayers)
  const list = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState({ top: 0, height: 600 })
  const [active, setActive] = useState('')
  const [renaming, setRenaming] = useState('')
  const rows = layerRows(nodes, open)
  const first = Math.max(0, Math.floor(scrolled.top / rowHeight) - spareRows)
  const shown = Math.ceil(scrolled.height / rowHeight) + 2 * spareRows
  const activeAt = rows.findIndex(row => row.node.id === active)
  const current = Math.max(0, activeAt)

  useEffect(() => {
    const at = rows.findIndex(row => row.node.id === selection[0])
    if (at < 0) return
    setActive(selection[0] ?? '')
    reveal(list.current, at)
  }, [selection[0]])

  function goTo(index: number, add: boolean): void {
    const row = rows[index]
    if (!row) return
    setActive(row.node.id)
    reveal(list.current, index)
    host.user.select(
      add ? [...new Set([...selection, row.node.id])] : [row.node.id]
    )
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    })
  }

  function press(event: KeyboardEvent): void {
    if (renaming || event.ctrlKey || event.metaKey) return
    const done = pressLayerKey(rows, current, event, {
      goTo,
      rename: setRenaming,
      select: id => host.user.select([id])
    })
    if (done) event.preventDefault()
  }

  return (
    <div
      ref={list}
      class={layers['list']}
      role="tree"
      aria-label="Layers"
      aria-multiselectable="true"
      onKeyDown={press}
      onScroll={event => {
        const { scrollTop, clientHeight } = event.currentTarget
        setScrolled({ top: scrollTop, height: clientHeight })
      }}
    >
      <div
        style={{ height: `${rows.length * rowHeight}px` }}
        role="presentation"
      >
        {rows.slice(first, first + shown).map((row, index) => (
          <LayerItem
            key={row.node.id}
            row={row}
            top={(first + index) * rowHeight}
            selected={selection.includes(row.node.id)}
            current={first + index === current}
            renaming={renaming === row.node.id}
            onRename={setRenaming}
            host={host}
            selection={selection}
          />
        ))}
      </div>
    </div>
  )
}

function reveal(list: HTMLElement | null, index: number): void {
  if (!list) return
  const top = index * rowHeight
  const { scrollTop, clientHeight } = list
  if (top < scrollTop) list.scrollTop = top
  if (top + rowHeight > scrollTop + clientHeight) {
    list.scrollTop = top + rowHeight - clientHeight
  }
}

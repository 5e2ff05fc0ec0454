import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Host } from '../core/host.ts'
import { LayerItem } from './layer-item.tsx'
import { layerRows, rowForKey } from './layer-rows.ts'
import layers from './layers.module.css'
import { $openLayers, setLayerOpen } from './open-layers.ts'
import { $scene, $selection } from './scene.ts'

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
  let activeAt = rows.findIndex(row => row.node.id === active)
  if (activeAt < 0) {
    activeAt = rows.findIndex(row => row.node.id === selection[0])
  }
  const current = Math.max(0, activeAt)

  useEffect(() => {
    const at = rows.findIndex(row => row.node.id === selection[0])
    if (at >= 0) reveal(list.current, at)
  }, [selection[0]])

  function goTo(index: number, event: KeyboardEvent): void {
    const row = rows[index]
    if (!row) return
    setActive(row.node.id)
    reveal(list.current, index)
    const ids = event.shiftKey ? [...selection, row.node.id] : [row.node.id]
    host.user.select([...new Set(ids)])
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    })
  }

  function press(event: KeyboardEvent): void {
    const row = rows[current]
    if (!row || renaming || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === 'ArrowRight' && row.expanded === false) {
      setLayerOpen(row.node.id, true)
    } else if (key === 'ArrowLeft' && row.expanded) {
      setLayerOpen(row.node.id, false)
    } else if (key === 'F2') {
      setRenaming(row.node.id)
    } else if (key === 'Enter' || key === ' ') {
      host.user.select([row.node.id])
    } else {
      const next = rowForKey(rows, current, key)
      if (next === null) return
      goTo(next, event)
    }
    event.preventDefault()
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

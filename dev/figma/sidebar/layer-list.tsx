import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { act } from '../canvas/act.ts'
import { $renaming } from '../canvas/renaming.ts'
import { $scene, $selection } from '../canvas/scene.ts'
import { openMenu } from '../canvas/open-menu.ts'
import type { Host } from '../core/host.ts'
import { chosenByClick } from './chosen-by-click.ts'
import { layerDragging } from './layer-dragging.ts'
import { $layerDrop } from './layer-drop.ts'
import { LayerItem } from './layer-item.tsx'
import { pressLayerKey } from './layer-keys.ts'
import layers from './layers.module.css'
import { $openLayers, openAround } from './open-layers.ts'
import { reveal, rowAt, rowHeight, rowsWithin } from './row-window.ts'

interface Props {
  host: Host
}

/** The layers of the page; only the rows in sight are asked for and shown. */
export function LayerList(props: Props) {
  const { host } = props
  useStore($scene)
  const selection = useStore($selection)
  const open = [...useStore($openLayers)]
  const renaming = useStore($renaming)
  const drop = useStore($layerDrop)
  const list = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState({ top: 0, height: 600 })
  const [active, setActive] = useState('')
  const { first, count } = rowsWithin(scrolled)
  const { total, from, rows } = host.layerRows(open, first, count)
  const [chosen = ''] = selection

  useEffect(() => {
    if (!chosen) return
    openAround(host, [chosen])
    setActive(chosen)
    const at = host.findLayerRow([...$openLayers.get()], { id: chosen })
    reveal(list.current, at)
  }, [chosen])

  function goTo(index: number, add: boolean): void {
    const [row] = host.layerRows(open, index, 1).rows
    if (!row) return
    setActive(row.id)
    reveal(list.current, index)
    const ids = add ? [...new Set([...selection, row.id])] : [row.id]
    act(() => host.user.select(ids))
  }

  function press(event: KeyboardEvent): void {
    if (renaming) return
    const index = Math.max(0, host.findLayerRow(open, { id: active }))
    const [row] = host.layerRows(open, index, 1).rows
    if (!row) return
    const current = { row, index, total, open, selection }
    const next = pressLayerKey(host, current, event)
    if (next === undefined) return
    event.preventDefault()
    if (next !== null) goTo(next, event.shiftKey)
  }

  return (
    <div
      ref={list}
      class={layers['list']}
      role="tree"
      aria-label="Layers"
      aria-multiselectable="true"
      aria-activedescendant={active && `layer-${active}`}
      tabIndex={0}
      onKeyDown={press}
      onClick={event => {
        const clicked = chosenByClick(host, { open, active, selection }, event)
        if (!clicked) return
        setActive(clicked.id)
        act(() => host.user.select(clicked.ids))
      }}
      onContextMenu={event =>
        openMenu(event, () => {
          const row = rowAt(host, open, event)
          if (row && !selection.includes(row.id)) host.user.select([row.id])
        })
      }
      onScroll={event => {
        const { scrollTop, clientHeight } = event.currentTarget
        setScrolled({ top: scrollTop, height: clientHeight })
      }}
      {...layerDragging(host, open, selection)}
    >
      <div style={{ height: `${total * rowHeight}px` }} role="presentation">
        {rows.map((row, at) => (
          <LayerItem
            key={row.id}
            row={row}
            index={from + at}
            top={(from + at) * rowHeight}
            selected={selection.includes(row.id)}
            active={row.id === active}
            renaming={renaming === row.id}
            drop={drop?.rowId === row.id ? drop.side : undefined}
            host={host}
          />
        ))}
      </div>
    </div>
  )
}

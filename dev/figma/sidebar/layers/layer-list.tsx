import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { $scene, $selection } from '../../scene/scene.ts'
import type { Host } from '../../shared/host.ts'
import { layerDragging } from './layer-dragging.ts'
import { $layerDrop } from './layer-drop.ts'
import { LayerItem } from './layer-item.tsx'
import layers from './layers.module.css'
import { $openLayers } from './open-layers.ts'
import { rowHeight, rowsWithin } from './row-window.ts'
import { treeHandlers } from './tree-handlers.ts'
import { useRenaming } from './use-renaming.ts'
import { useSight } from './use-sight.ts'

interface Props {
  host: Host
}

/** The layers of the page; only the rows in sight are asked for and shown. */
export function LayerList(props: Props) {
  const { host } = props
  useStore($scene)
  const selection = useStore($selection)
  const open = [...useStore($openLayers)]
  const drop = useStore($layerDrop)
  const list = useRef<HTMLDivElement>(null)
  const { sight, look, seek } = useSight(host, list)
  const renaming = useRenaming(seek)
  const [active, setActive] = useState('')
  const { first, count } = rowsWithin(sight)
  const { total, from, rows } = host.layerRows(open, first, count)
  const [chosen = ''] = selection
  const chosenOnes = new Set(selection)
  const tree = { list: list.current, open, selection, active, setActive }

  useEffect(() => {
    if (!chosen) return
    setActive(chosen)
    seek(chosen)
  }, [chosen])

  return (
    <div
      ref={list}
      class={layers['list']}
      role="tree"
      aria-label="Layers"
      aria-multiselectable="true"
      aria-activedescendant={active && `layer-${active}`}
      tabIndex={0}
      onScroll={look}
      {...treeHandlers(host, tree)}
      {...layerDragging(host, open, selection)}
    >
      <div style={{ height: `${total * rowHeight}px` }} role="presentation">
        {rows.map((row, at) => (
          <LayerItem
            key={row.id}
            row={row}
            index={from + at}
            top={(from + at) * rowHeight}
            selected={chosenOnes.has(row.id)}
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

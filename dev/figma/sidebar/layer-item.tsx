import { useEffect, useRef } from 'preact/hooks'
import type { Host, SceneNode } from '../core/host.ts'
import { readPaint } from '../render/paint.ts'
import { IconButton } from '../page/icon-button.tsx'
import { Icon, type IconName } from '../page/icons.tsx'
import type { LayerRow } from './layer-rows.ts'
import layers from './layers.module.css'
import { setLayerOpen } from './open-layers.ts'

interface Props {
  row: LayerRow
  top: number
  selected: boolean
  current: boolean
  renaming: boolean
  onRename: (id: string) => void
  host: Host
  selection: string[]
}

export function LayerItem(props: Props) {
  const { row, host, selection } = props
  const { node, level, expanded } = row
  function choose(event: MouseEvent): void {
    const add = event.shiftKey || event.ctrlKey || event.metaKey
    const rest = selection.filter(id => id !== node.id)
    host.user.select(add ? [...rest, node.id] : [node.id])
  }
  return (
    <div
      class={layers['item']}
      role="treeitem"
      aria-label={node.name}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-expanded={expanded}
      aria-selected={props.selected}
      tabIndex={props.current ? 0 : -1}
      data-hidden={node.visible ? undefined : ''}
      style={{ top: `${props.top}px`, '--level': level - 1 }}
      onClick={choose}
      onDblClick={() => props.onRename(node.id)}
    >
      <span
        class={layers['twist']}
        aria-hidden="true"
        onClick={event => {
          event.stopPropagation()
          if (expanded !== undefined) setLayerOpen(node.id, !expanded)
        }}
      >
        {expanded !== undefined && <Icon name={expanded ? 'down' : 'right'} />}
      </span>
      <Icon name={iconOf(node)} />
      {props.renaming ? (
        <NameField node={node} host={host} onDone={() => props.onRename('')} />
      ) : (
        <span class={layers['name']}>{node.name}</span>
      )}
      <span class={layers['states']} data-on={isMarked(node) ? '' : undefined}>
        <IconButton
          icon={node.locked ? 'lock' : 'unlock'}
          label={`${node.locked ? 'Unlock' : 'Lock'} ${node.name}`}
          tabIndex={-1}
          onClick={() => host.user.setLocked(node.id, !node.locked)}
        />
        <IconButton
          icon={node.visible ? 'eye' : 'hidden'}
          label={`${node.visible ? 'Hide' : 'Show'} ${node.name}`}
          tabIndex={-1}
          onClick={() => host.user.setVisible(node.id, !node.visible)}
        />
      </span>
    </div>
  )
}

function NameField(props: { node: SceneNode; host: Host; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  function finish(): void {
    const name = field.current?.value.trim()
    if (name && name !== props.node.name) {
      props.host.user.rename(props.node.id, name)
    }
    props.onDone()
  }
  return (
    <input
      ref={field}
      aria-label="Layer name"
      defaultValue={props.node.name}
      onBlur={finish}
      onClick={event => event.stopPropagation()}
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') props.onDone()
      }}
    />
  )
}

function isMarked(node: SceneNode): boolean {
  return node.locked || !node.visible
}

function iconOf(node: SceneNode): IconName {
  const fills = node.fills === 'mixed' ? [] : node.fills
  if (fills.some(fill => readPaint(fill)?.kind === 'image')) return 'image'
  switch (node.type) {
    case 'FRAME':
    case 'COMPONENT':
    case 'INSTANCE':
    case 'SECTION':
      return 'frame'
    case 'GROUP':
      return 'group'
    case 'TEXT':
      return 'text'
    case 'ELLIPSE':
      return 'ellipse'
    case 'RECTANGLE':
      return 'rectangle'
    default:
      return 'vector'
  }
}

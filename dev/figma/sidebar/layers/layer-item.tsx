import type { Host } from '../../shared/host.ts'
import type { LayerRow } from '../../shared/layer-facts.ts'
import { act } from '../../controls/act.ts'
import { $renaming } from '../../canvas/gestures/renaming.ts'
import { Icon } from '../../controls/icons.tsx'
import { layerIcon } from './layer-icon.ts'
import { LayerStates } from './layer-states.tsx'
import layers from './layers.module.css'
import { NameField } from './name-field.tsx'
import { setLayerOpen } from './open-layers.ts'

interface Props {
  row: LayerRow
  index: number
  top: number
  selected: boolean
  active: boolean
  renaming: boolean
  drop: string | undefined
  host: Host
}

export function LayerItem(props: Props) {
  const { row, host, drop, renaming } = props
  const { id, name, level, expanded } = row
  return (
    <div
      class={layers['item']}
      id={`layer-${id}`}
      role="treeitem"
      aria-label={name}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-expanded={expanded}
      aria-selected={props.selected}
      draggable={!renaming && host.canEdit()}
      data-index={props.index}
      data-active={props.active ? '' : undefined}
      data-hidden={row.visible ? undefined : ''}
      data-component={/COMPONENT|INSTANCE/.test(row.type) ? '' : undefined}
      data-drop={drop}
      style={{ top: `${props.top}px`, '--level': level - 1 }}
      onDblClick={() => host.canEdit() && $renaming.set(id)}
    >
      <span
        class={layers['twist']}
        aria-hidden="true"
        onClick={event => {
          event.stopPropagation()
          if (expanded !== undefined) setLayerOpen(id, !expanded)
        }}
      >
        {expanded !== undefined && <Icon name={expanded ? 'down' : 'right'} />}
      </span>
      <Icon name={layerIcon(row)} />
      {renaming ? (
        <NameField
          label="Layer name"
          name={name}
          onDone={changed => {
            $renaming.set('')
            if (changed) act(() => host.user.rename(id, changed))
          }}
        />
      ) : (
        <span class={layers['name']}>{name}</span>
      )}
      <LayerStates row={row} host={host} />
    </div>
  )
}

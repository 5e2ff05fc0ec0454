import type { Host } from '../../shared/host.ts'
import type { LayerRow } from '../../shared/layer-facts.ts'
import { act } from '../../controls/act.ts'
import { IconButton } from '../../controls/icon-button.tsx'
import layers from './layers.module.css'

/** Lock and eye; by keyboard they are commands. */
export function LayerStates(props: { row: LayerRow; host: Host }) {
  const { row, host } = props
  const { id, name, locked, visible } = row
  const marked = locked || !visible
  return (
    <span class={layers['states']} data-on={marked ? '' : undefined}>
      <IconButton
        icon={locked ? 'lock' : 'unlock'}
        label={`${locked ? 'Unlock' : 'Lock'} ${name}`}
        tabIndex={-1}
        disabled={!host.canEdit()}
        onClick={() => act(() => host.user.setLocked(id, !locked))}
      />
      <IconButton
        icon={visible ? 'eye' : 'hidden'}
        label={`${visible ? 'Hide' : 'Show'} ${name}`}
        tabIndex={-1}
        disabled={!host.canEdit()}
        onClick={() => act(() => host.user.setVisible(id, !visible))}
      />
    </span>
  )
}

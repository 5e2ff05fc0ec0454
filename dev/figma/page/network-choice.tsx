import { useStore } from '@nanostores/preact'
import { Choice } from '../controls/choice.tsx'
import { $faults, chooseNetwork, networks } from '../traffic/faults.ts'

export function NetworkChoice() {
  const faults = useStore($faults)
  const network =
    networks.find(kind => faults.some(fault => fault.kind === kind)) ?? 'online'
  return (
    <Choice
      label="Network"
      value={network}
      values={networks}
      names={{ online: 'Online', slow: 'Slow', offline: 'Offline' }}
      onChoose={chooseNetwork}
    />
  )
}

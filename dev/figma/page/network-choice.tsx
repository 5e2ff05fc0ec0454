import { useStore } from '@nanostores/preact'
import { Choice } from '../controls/choice.tsx'
import { $faults, addFault, removeFault, slowNetwork } from '../dock/faults.ts'

const networks = ['online', 'slow', 'offline'] as const

/** The network of the plugin, controller and panel alike. */
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

function chooseNetwork(network: (typeof networks)[number]): void {
  if (network === 'offline') addFault({ kind: 'offline' })
  else removeFault('offline')
  if (network === 'slow') addFault(slowNetwork)
  else removeFault('slow')
}

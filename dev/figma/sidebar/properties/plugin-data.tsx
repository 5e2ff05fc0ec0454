import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { $scene } from '../../scene/scene.ts'
import type { Host } from '../../shared/host.ts'
import { ownerLabel, pluginEntries } from '../../session/document-data.ts'
import side from './plugin-data.module.css'

interface Props {
  host: Host
  /** Null for the document itself. */
  nodeId: string | null
}

/** What plugins keep on the selected layer, or on the document. */
export function PluginData(props: Props) {
  const { nodeId } = props
  const [open, setOpen] = useState(false)
  return (
    <details
      class={side['data']}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>Plugin data of {nodeId ? 'the layer' : 'the document'}</summary>
      {open && <Entries {...props} />}
    </details>
  )
}

function Entries({ host, nodeId }: Props) {
  // Read again after each change of the document.
  useStore($scene)
  const entries = pluginEntries(host.keptData(nodeId))
  if (entries.length === 0) return <p class={side['quiet']}>None</p>
  return (
    <dl>
      {entries.map(entry => (
        <div key={`${ownerLabel(entry)} ${entry.key}`}>
          <dt>
            {entry.key} <small class={side['quiet']}>{ownerLabel(entry)}</small>
          </dt>
          <dd>
            <pre>{indented(entry.value)}</pre>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // Plugin data is free text; only some of it is JSON.
    return text
  }
}

import { useStore } from '@nanostores/preact'
import { $scene } from '../canvas/scene.ts'
import type { Host } from '../shared/host.ts'
import { ownerLabel, pluginEntries } from '../dock/document-data.ts'
import side from './plugin-data.module.css'

interface Props {
  host: Host
  /** Null for the document itself. */
  nodeId: string | null
}

/** What plugins keep on the selected layer, or on the document. */
export function PluginData(props: Props) {
  const { host, nodeId } = props
  // Read again after each change of the document.
  useStore($scene)
  const entries = pluginEntries(host.keptData(nodeId))
  return (
    <details class={side['data']}>
      <summary>Plugin data of {nodeId ? 'the layer' : 'the document'}</summary>
      {entries.length === 0 && <p class={side['quiet']}>None</p>}
      <dl>
        {entries.map(entry => (
          <div key={`${ownerLabel(entry)} ${entry.key}`}>
            <dt>
              {entry.key}{' '}
              <small class={side['quiet']}>{ownerLabel(entry)}</small>
            </dt>
            <dd>
              <pre>{indented(entry.value)}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </details>
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

import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import type { Host } from '../core/host.ts'
import { type PluginEntry, readPluginData } from './read-plugin-data.ts'
import side from './properties.module.css'
import { $scene } from './scene.ts'

interface Props {
  host: Host
  /** Null for the document itself. */
  nodeId: string | null
}

/** What plugins keep on the selected layer, or on the document. */
export function PluginData(props: Props) {
  const { host, nodeId } = props
  const scene = useStore($scene)
  const [open, setOpen] = useState(false)
  const [entries, setEntries] = useState<PluginEntry[]>([])
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (!open) return undefined
    let stale = false
    readPluginData(host, nodeId).then(
      found => {
        if (stale) return
        setEntries(found)
        setFailure('')
      },
      (error: unknown) => {
        if (!stale) setFailure(String(error))
      }
    )
    return () => {
      stale = true
    }
  }, [open, host, nodeId, scene])
  return (
    <details
      class={side['data']}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>Plugin data of {nodeId ? 'the layer' : 'the document'}</summary>
      {failure && <p role="alert">{failure}</p>}
      {!failure && entries.length === 0 && <p class={side['quiet']}>None</p>}
      <dl>
        {entries.map(entry => (
          <div key={`${entry.namespace} ${entry.key}`}>
            <dt>
              {entry.key}
              {entry.namespace && (
                <small class={side['quiet']}> shared: {entry.namespace}</small>
              )}
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

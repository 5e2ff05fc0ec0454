import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import controls from './controls.module.css'
import side from './properties.module.css'
import { $scene } from './scene.ts'
import { type Session, startPlugin } from './session.ts'

interface Props {
  session: Session
  nodeId: string | null
}

const body = `
  let read = node => node ? node.getRelaunchData() : {}
  return input.id === null
    ? read(figma.root)
    : figma.getNodeByIdAsync(input.id).then(read)
`

/** The buttons that the plugin put on the selected layer. */
export function RelaunchButtons(props: Props) {
  const { session, nodeId } = props
  const { host, plugin } = session
  const known = plugin.manifest.relaunchButtons ?? []
  const scene = useStore($scene)
  const [data, setData] = useState<Record<string, string>>({})
  useEffect(() => {
    if (known.length === 0) return undefined
    let stale = false
    host.evaluate<Record<string, string>>(body, { id: nodeId }).then(
      found => {
        if (!stale) setData(found)
      },
      // A layer that is gone has no buttons.
      () => setData({})
    )
    return () => {
      stale = true
    }
  }, [host, nodeId, scene])
  const shown = known.filter(button => data[button.command] !== undefined)
  if (shown.length === 0) return null
  return (
    <section class={side['section']} aria-label="Plugin">
      <h2>{plugin.manifest.name}</h2>
      {shown.map(({ command, name }) => (
        <div key={command} class={side['relaunch']}>
          <button
            type="button"
            class={controls['button']}
            onClick={() => void startPlugin(command)}
          >
            {name}
          </button>
          <p class={side['quiet']}>{data[command]}</p>
        </div>
      ))}
    </section>
  )
}

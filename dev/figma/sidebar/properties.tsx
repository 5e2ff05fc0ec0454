import { useStore } from '@nanostores/preact'
import type { Session } from '../page/session.ts'
import { $crop } from '../canvas/crop.ts'
import { CropFields } from './crop-fields.tsx'
import { LayerFields } from './layer-fields.tsx'
import { PaintList } from './paint-list.tsx'
import { PluginData } from './plugin-data.tsx'
import side from './properties.module.css'
import { RelaunchButtons } from './relaunch-buttons.tsx'
import { $selectedNodes } from '../canvas/scene.ts'

interface Props {
  session: Session
}

export function Properties(props: Props) {
  const { session } = props
  const selected = useStore($selectedNodes)
  const crop = useStore($crop)
  const [node, ...others] = selected
  return (
    <aside class={side['side']} aria-label="Properties">
      {!node && (
        <p class={side['hint']}>Select a layer to see its properties.</p>
      )}
      {others.length > 0 && (
        <p class={side['hint']}>{selected.length} layers selected</p>
      )}
      {node && others.length === 0 && (
        <>
          <LayerFields key={node.id} node={node} host={session.host} />
          {crop?.node.id === node.id ? (
            <CropFields draft={crop} host={session.host} />
          ) : (
            <PaintList node={node} host={session.host} />
          )}
        </>
      )}
      <RelaunchButtons session={session} nodeId={node?.id ?? null} />
      <PluginData nodeId={node?.id ?? null} />
    </aside>
  )
}

import { useStore } from '@nanostores/preact'
import { $crop } from '../../canvas/gestures/crop.ts'
import { $scene, $selection } from '../../scene/scene.ts'
import type { Session } from '../../session/session.ts'
import { CropFields } from './crop-fields.tsx'
import { LayerFields } from './layer-fields.tsx'
import { FillSection } from './fill-section.tsx'
import side from './properties.module.css'
import { RelaunchButtons } from './relaunch-buttons.tsx'

interface Props {
  session: Session
}

export function Properties(props: Props) {
  const { session } = props
  const selection = useStore($selection)
  const [id = null, ...others] = selection
  return (
    <aside class={side['side']} aria-label="Properties">
      {!id && <p class={side['hint']}>Select a layer to see its properties.</p>}
      {others.length > 0 && (
        <p class={side['hint']}>{selection.length} layers selected</p>
      )}
      {!session.host.canEdit() && (
        <p class={side['hint']}>
          In Dev Mode and with a view seat nothing can be changed by hand.
        </p>
      )}
      {id && <Facts key={selection.join()} {...props} ids={selection} />}
      <RelaunchButtons session={session} />
    </aside>
  )
}

function Facts(props: Props & { ids: string[] }) {
  const { host } = props.session
  // Read again after each change of the document.
  useStore($scene)
  const crop = useStore($crop)
  const facts = host.layerFacts(props.ids)
  const both = { facts, host }
  const [id] = props.ids
  return (
    <fieldset class={side['all']} disabled={!host.canEdit()}>
      <legend class={side['file']}>Selection properties</legend>
      <LayerFields {...both} />
      {crop && crop.node.id === id ? (
        <CropFields draft={crop} host={host} />
      ) : (
        <FillSection {...both} />
      )}
    </fieldset>
  )
}

import { useStore } from '@nanostores/preact'
import { fitPage } from '../scene/fit.ts'
import { $zoom } from '../scene/view.ts'
import controls from '../controls/controls.module.css'
import type { Host } from '../shared/host.ts'
import { CommandButton } from './command-button.tsx'
import bar from './top-bar.module.css'

interface Props {
  host: Host | undefined
}

export function ZoomControls(props: Props) {
  const percent = `${Math.round(useStore($zoom) * 100)} %`
  return (
    <div class={bar['zoom']} role="group" aria-label="Zoom">
      <CommandButton {...props} icon="minus" chord="Control+-" />
      <button
        type="button"
        class={`${controls['bareButton']} ${bar['percent']}`}
        aria-label={`Zoom ${percent}: show everything`}
        title="Show everything (Shift+1)"
        onClick={() => fitPage()}
      >
        {percent}
      </button>
      <CommandButton {...props} icon="plus" chord="Control++" />
    </div>
  )
}

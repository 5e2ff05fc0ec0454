import { useStore } from '@nanostores/preact'
import bar from '../page/top-bar.module.css'
import { IconButton } from '../controls/icon-button.tsx'
import { fitPage } from './fit.ts'
import { $view, zoomTo } from './view.ts'

export function ZoomControls() {
  const { zoom } = useStore($view)
  const percent = `${Math.round(zoom * 100)} %`
  return (
    <div class={bar['zoom']} role="group" aria-label="Zoom">
      <IconButton
        icon="minus"
        label="Zoom out"
        shortcut="Control+-"
        onClick={() => zoomTo(zoom / 2)}
      />
      <button
        type="button"
        class={bar['percent']}
        aria-label={`Zoom ${percent}: show everything`}
        title="Show everything (Shift+1)"
        onClick={() => fitPage()}
      >
        {percent}
      </button>
      <IconButton
        icon="plus"
        label="Zoom in"
        shortcut="Control++"
        onClick={() => zoomTo(zoom * 2)}
      />
    </div>
  )
}

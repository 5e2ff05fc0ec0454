import { useStore } from '@nanostores/preact'
import { fitPage, fitSelection } from '../scene/fit.ts'
import { $scene, $selection, readScene } from '../scene/scene.ts'
import { Choice } from '../controls/choice.tsx'
import { $session } from '../session/session.ts'
import { $switches } from '../session/switches.ts'

const views = ['grid', 'single'] as const

/** In Slides and Buzz: the whole grid, or what is selected in it alone. */
export function ViewChoice() {
  const { editorType } = useStore($switches)
  const isAlone = useStore($scene)?.focused !== undefined
  const host = useStore($session)?.host
  if (!host || !['slides', 'buzz'].includes(editorType)) return null
  return (
    <Choice
      label="View"
      value={isAlone ? 'single' : 'grid'}
      values={views}
      names={{ grid: 'Grid', single: 'One at a time' }}
      onChoose={view => {
        const [first = ''] = $selection.get()
        const shown = host.user.focus(view === 'grid' ? null : first)
        if (shown !== null) host.user.select([shown])
        readScene(host)
        if (shown === null) fitPage()
        else fitSelection()
      }}
    />
  )
}

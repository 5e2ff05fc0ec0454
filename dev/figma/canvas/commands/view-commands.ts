import { canvasCentre } from '../../scene/canvas-centre.ts'
import type { Command } from './command.ts'
import { fitPage, fitSelection } from '../../scene/fit.ts'
import { $tool, type Tool } from '../gestures/tool.ts'
import { zoomAt, zoomTo } from '../../scene/view.ts'

function tool(label: string, key: string, name: Tool): Command {
  const run = (): void => $tool.set(name)
  return { label, keys: [key], run, hidden: true, edits: name !== 'move' }
}

export const viewCommands: Command[] = [
  tool('Move tool', 'V', 'move'),
  tool('Frame tool', 'F', 'FRAME'),
  tool('Rectangle tool', 'R', 'RECTANGLE'),
  tool('Ellipse tool', 'O', 'ELLIPSE'),
  {
    label: 'Zoom in',
    keys: ['Control+=', 'Control++', 'Control+Shift++', '+', 'Shift++'],
    run: () => zoomAt(2, canvasCentre())
  },
  {
    label: 'Zoom out',
    keys: ['Control+-', '-'],
    run: () => zoomAt(0.5, canvasCentre())
  },
  {
    label: 'Zoom to 100 %',
    keys: ['Control+0', 'Shift+0'],
    run: () => zoomTo(1)
  },
  { label: 'Zoom to everything', keys: ['Shift+1'], run: () => fitPage() },
  {
    label: 'Zoom to selection',
    keys: ['Shift+2'],
    selected: true,
    run: () => fitSelection()
  }
]

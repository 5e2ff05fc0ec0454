import type { Command } from './command.ts'
import { $gesture } from '../gestures/gesture.ts'
import { $scene, $selection } from '../../scene/scene.ts'
import { $tool } from '../gestures/tool.ts'

export const selectCommands: Command[] = [
  {
    label: 'Select all',
    keys: ['Control+A'],
    run: host => host.user.selectAll()
  },
  {
    label: 'Select children',
    keys: ['Enter'],
    selected: true,
    run: host => host.user.selectChildren()
  },
  {
    label: 'Select parents',
    keys: ['Shift+Enter', '\\'],
    selected: true,
    run: host => host.user.selectParents()
  },
  {
    label: 'Leave a tool, a drag, a frame or the selection',
    keys: ['Escape'],
    hidden: true,
    run(host) {
      if ($tool.get() !== 'move') $tool.set('move')
      else if ($gesture.get()) $gesture.set(null)
      else if (isInside()) host.user.selectParents()
      else host.user.select([])
    }
  }
]

/** Something below the page's own layers is selected. */
function isInside(): boolean {
  const outer = new Set($scene.get()?.children.map(node => node.id))
  return $selection.get().some(id => !outer.has(id))
}

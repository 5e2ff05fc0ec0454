import type { Command } from './command.ts'
import { exportLayers } from './export-layers.ts'
import { $selection } from '../../scene/scene.ts'

export const exportCommands: Command[] = (['PNG', 'JPG'] as const).map(
  format => ({
    label: `Export as ${format}`,
    keys: format === 'PNG' ? ['Control+Shift+E'] : [],
    selected: true,
    run: host => void exportLayers(host, $selection.get(), format)
  })
)

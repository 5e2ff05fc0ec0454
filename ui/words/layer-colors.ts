import de from './de/layer-colors.json'
import es from './es/layer-colors.json'
import fr from './fr/layer-colors.json'
import ja from './ja/layer-colors.json'
import pt from './pt/layer-colors.json'
import { count, i18n } from './i18n.ts'

export const layerColorsWords = i18n('layer-colors', [de, es, fr, ja, pt], {
  from: count({
    one: 'From the selected layer',
    other: 'From the selected layers'
  }),
  label: count({
    one: 'Color from the selected layer',
    other: 'Color from the selected layers'
  }),
  noLayer: 'Select a layer to choose from its colors.',
  looking: 'Looking for the colors of the layer…',
  none: count({
    one: 'The selected layer has no color. Select one with a fill or stroke.',
    other:
      'The selected layers have no color. Select one with a fill or stroke.'
  })
})

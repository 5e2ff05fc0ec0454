import { ClearedError } from '../../contract/errors.ts'
import type { ExportedLayer, ExportSelection } from '../../contract/picture.ts'
import { wrapErrors } from '../platform/wrap-errors.ts'

/** Exports the first selected layer as a JPEG with this longest side. */
export async function exportSelection({
  longest: value
}: ExportSelection): Promise<ExportedLayer> {
  const [layer] = figma.currentPage.selection
  if (!layer) throw new ClearedError('nothing-selected')
  // Figma: the export includes shadows and the rotation of the layer
  const { width, height } =
    ('absoluteRenderBounds' in layer && layer.absoluteRenderBounds) || layer
  const bytes = await wrapErrors('export-failed', () =>
    layer.exportAsync({
      format: 'JPG',
      constraint: { type: width < height ? 'HEIGHT' : 'WIDTH', value }
    })
  )
  return { bytes, name: layer.name }
}

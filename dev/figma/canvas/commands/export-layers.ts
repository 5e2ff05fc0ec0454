import type { Host } from '../../shared/host.ts'
import { showError } from '../../controls/show-error.ts'
import { download } from '../../controls/download.ts'

/** Downloads each layer as a picture named after it. */
export async function exportLayers(
  host: Host,
  ids: string[],
  format: 'PNG' | 'JPG'
): Promise<void> {
  try {
    for (const id of ids) {
      const made = await host.exportLayer(id, { format })
      const bytes = typeof made === 'string' ? made : made.slice()
      const type = format === 'PNG' ? 'image/png' : 'image/jpeg'
      const name = host.node(id)?.name.replaceAll(/[/\\:]/g, '-') || 'layer'
      download(new Blob([bytes], { type }), `${name}.${format.toLowerCase()}`)
    }
  } catch (error) {
    showError(error)
  }
}

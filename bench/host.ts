import type { Figure } from './figure.ts'
import { benchBoot } from './host/boot.ts'
import { benchDocuments } from './host/documents.ts'
import { benchEditing } from './host/editing.ts'
import { benchPanelShown } from './host/panel-shown.ts'
import { benchPanning } from './host/panning.ts'
import { benchPixels } from './host/pixels.ts'

/** The numbers of the local Figma host. */
export async function benchHost(): Promise<Figure[]> {
  return [
    ...(await benchBoot()),
    ...(await benchDocuments()),
    ...(await benchPanelShown()),
    ...(await benchPanning()),
    ...(await benchEditing()),
    ...(await benchPixels())
  ]
}

import type { ImageIndexEntry } from '../../contract/document.ts'

/**
 * Buttons that Figma shows with the layer; their names are in the manifest.
 * Styles have none.
 */
export function writeRelaunchButtons(
  node: BaseNode | BaseStyle,
  { assetId, state }: ImageIndexEntry
): void {
  if (!('setRelaunchData' in node)) return
  node.setRelaunchData(
    state === 'comp'
      ? { license: `Comp of asset ${assetId}, not licensed`, show: '' }
      : { 'show-license': `Asset ${assetId}, licensed` }
  )
}

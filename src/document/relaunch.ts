import type { ImageIndexEntry } from '../../contract/document.ts'

/** Sets the buttons that Figma shows with a layer; styles have none. */
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

import type { ImageIndexEntry } from '../../contract/document.ts'

/** As the panel calls them; the controller has no words of other languages. */
const nouns = { image: 'image', video: 'video', audio: 'track' }

/** Sets the buttons that Figma shows with a layer; styles have none. */
export function writeRelaunchButtons(
  node: BaseNode | BaseStyle,
  { assetId, mediaType, state }: ImageIndexEntry
): void {
  if (!('setRelaunchData' in node)) return
  const what = `${nouns[mediaType]} ${assetId}`
  node.setRelaunchData(
    state === 'comp'
      ? { license: `Comp of ${what}, not licensed`, show: '' }
      : { show: '', 'show-license': `Licensed ${what}` }
  )
}

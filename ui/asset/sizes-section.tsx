import { useStore } from '@nanostores/preact'
import type { Asset, FileSize } from '../api/asset.ts'
import { sizeForLayers } from './size-for-layers.ts'
import { Section } from '../kit/section.tsx'
import { SizeList } from './size-list.tsx'
import type { ListedSize } from './size-list.tsx'
import { licensableSizes } from '../licensing/plan/choices.ts'
import { $fillable } from '../shell/selection.ts'
import { $session } from '../account/session.ts'
import { layersText, sizeNameText } from './size-texts.ts'
import { pixelsText } from '../library/size-texts.ts'
import { assetWords } from './words.ts'
import { Hint } from '../kit/layout/hint.tsx'

interface Props {
  asset: Asset
}

/** Sizes that can be licensed, and how they fit the selected layers. */
export function SizesSection({ asset }: Props) {
  const layers = useStore($fillable)
  const t = useStore(assetWords)
  const isSignedIn = useStore($session).state === 'in'
  const isTrack = asset.mediaType === 'audio'
  const title = isTrack ? t.files : t.sizes
  if (asset.sizes.length === 0) return null
  return (
    <Section title={title}>
      {layers.length > 1 && !isTrack && (
        <Hint>{t.ofSeveral(layers.length)}</Hint>
      )}
      <SizeList
        label={title}
        sizes={asset.sizes.map(size => ({
          ...toListed(size, layers),
          note: noteOf(size, isSignedIn, asset)
        }))}
      />
    </Section>
  )
}

function toListed(
  size: FileSize,
  layers: readonly { width: number; height: number }[]
): Omit<ListedSize, 'note'> {
  const judged = sizeForLayers(size, layers)
  return {
    name: sizeNameText(size),
    detail: pixelsText(size),
    meaning: judged && {
      text: layersText(judged),
      isEnough: judged.scale >= 1
    }
  }
}

function noteOf(
  { name, format, isLicensable }: FileSize,
  isSignedIn: boolean,
  asset: Asset
): string {
  const t = assetWords.get()
  const isEpsOnly = licensableSizes(asset).includes('vector')
  if (isEpsOnly && name === 'huge_jpg') return t.onlyWithEps
  if (isLicensable === false) return isSignedIn ? t.notCovered : t.notSold
  return format === 'eps' ? t.noEps : ''
}

import { useStore } from '@nanostores/preact'
import { assetKey, toAssetRef } from '../../../contract/asset-key.ts'
import type { Asset } from '../../api/asset.ts'
import { Hint } from '../../kit/layout/hint.tsx'
import { choosePicture } from '../../library/choose-picture.ts'
import { seriesOf } from '../../library/series.ts'
import { trackTextsOf } from '../../library/track-facts.ts'
import { libraryWords } from '../../library/words.ts'
import { openView } from '../../shell/view.ts'
import type { SectionState } from '../query/start-section.ts'
import { CoverGrid } from './cover-grid.tsx'
import { StartSectionView } from './start-section-view.tsx'

interface Props {
  title: string
  state: SectionState<readonly Asset[]>
  /** Shown in place of no tracks. */
  none: string
  onLoad: () => void
}

const maxShown = 6

/** Pixels; about as wide as a cover is. */
const coverWidth = 140

/** Covers with titles; each opens its page. */
export function TracksSection({ title, state, none, onLoad }: Props) {
  useStore(libraryWords) // the language may change
  return (
    <StartSectionView
      title={title}
      state={state}
      height="covers"
      onLoad={onLoad}
    >
      {tracks =>
        tracks?.length === 0 ? (
          <Hint>{none}</Hint>
        ) : (
          <CoverGrid
            label={title}
            icon="play"
            covers={tracks?.slice(0, maxShown).map(toCover) ?? null}
            expected={maxShown}
            onOpen={key => {
              const known = tracks?.find(one => assetKey(one) === key)
              const from = seriesOf(tracks?.slice(0, maxShown) ?? [])
              if (known) {
                openView({ name: 'asset', ...toAssetRef(known), known, from })
              }
            }}
          />
        )
      }
    </StartSectionView>
  )
}

function toCover(track: Asset) {
  const { artist, duration } = trackTextsOf(track)
  return {
    id: assetKey(track),
    name: track.description,
    detail: artist || duration,
    url: choosePicture(track, coverWidth * devicePixelRatio)?.url ?? null
  }
}

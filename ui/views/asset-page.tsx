import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import type { Asset } from '../api/asset.ts'
import { AssetDetails } from '../components/asset-details.tsx'
import { FactList } from '../components/fact-list.tsx'
import { KeywordList } from '../components/keyword-list.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { Section } from '../components/section.tsx'
import { $contributors } from '../stores/contributor.ts'
import { searchOnTop } from '../stores/search-views.ts'
import { $statesInFile } from '../stores/states-in-file.ts'
import { AssetActions } from './asset-actions.tsx'
import { badgesOf } from './asset-badges.ts'
import { factsOf } from './asset-facts.ts'
import styles from './asset-view.module.css'
import { choosePicture } from './choose-picture.ts'
import { useKeptPlace } from './use-kept-place.ts'

interface Props {
  asset: Asset
  /** False while only what the list knew is there. */
  isFull: boolean
}

export function AssetPage({ asset, isFull }: Props) {
  const state = useStore($statesInFile).get(asset.id)
  const contributor = useStore($contributors).get(asset.contributorId ?? '')
  const width = Math.min(innerWidth, 900) * devicePixelRatio
  const scroller = useRef<HTMLDivElement>(null)
  useKeptPlace(scroller)
  return (
    <>
      <div ref={scroller} class={styles.body}>
        <div class={styles.main}>
          <AssetDetails
            name={asset.description}
            picture={choosePicture(asset, width)}
            aspect={asset.aspect}
            badges={badgesOf(asset)}
            isLicensed={state === 'licensed'}
          />
        </div>
        <Section title="Details">
          <FactList
            facts={factsOf(
              asset,
              contributor?.state === 'ready' ? contributor.contributor : null
            )}
          />
          {!isFull && (
            <ProgressBar label="Loading more details" done={0} total={0} />
          )}
        </Section>
        {asset.keywords.length > 0 && (
          <Section title="Keywords">
            <KeywordList
              words={asset.keywords}
              onSearch={word => void searchOnTop(word)}
            />
          </Section>
        )}
      </div>
      <AssetActions asset={asset} isLicensed={state === 'licensed'} />
    </>
  )
}

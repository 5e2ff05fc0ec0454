import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import { assetKey } from '../../contract/asset-key.ts'
import type { Asset } from '../api/asset.ts'
import { $accountLicenses, isOwned } from './account-licenses.ts'
import { AssetDetails } from './asset-details.tsx'
import { FactList } from '../kit/fact-list.tsx'
import { KeywordList } from './keyword-list.tsx'
import { ProgressBar } from '../kit/progress-bar.tsx'
import { Section } from '../kit/section.tsx'
import { $statesInFile } from '../library/states-in-file.ts'
import {
  categoryName,
  categoryText,
  categoryWords
} from '../words/categories.ts'
import { assetWords } from './words.ts'
import { factsOf } from './asset-facts.ts'
import { ContributorSection } from './contributor/contributor-section.tsx'
import { HoldersSection } from './holders-section.tsx'
import { LicenseSection } from './license-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { SimilarSection } from './similar-section.tsx'
import { SizesSection } from './sizes-section.tsx'
import { TrackDetails } from './track-details.tsx'
import { TrackSections } from './track-sections.tsx'
import { AssetActions } from './asset-actions.tsx'
import styles from './asset-view.module.css'
import { useKeptPlace } from '../shell/use-kept-place.ts'
import { openOnTop } from '../shell/view.ts'

interface Props {
  asset: Asset
  /** False while only the list's record is known. */
  isFull: boolean
}

export function AssetPage({ asset, isFull }: Props) {
  const t = useStore(assetWords)
  useStore(categoryWords)
  const state = useStore($statesInFile).get(assetKey(asset))
  const owns = isOwned(useStore($accountLicenses))
  const isLicensed = state === 'licensed' || owns
  const { mediaType, track } = asset
  const scroller = useRef<HTMLDivElement>(null)
  useKeptPlace(scroller)
  return (
    <>
      <div ref={scroller} class={styles.body}>
        <div class={styles.main}>
          {track ? (
            <TrackDetails asset={asset} track={track} isLicensed={isLicensed} />
          ) : (
            <AssetDetails asset={asset} isLicensed={isLicensed} />
          )}
        </div>
        {track ? (
          <TrackSections track={track} />
        ) : (
          <SimilarSection asset={asset} />
        )}
        <div class={styles.aside}>
          <LicenseSection asset={asset} />
          <SizesSection asset={asset} />
          {asset.contributorId !== null && (
            <ContributorSection
              contributorId={asset.contributorId}
              asset={asset}
            />
          )}
          {asset.modelIds.length > 0 && <PeopleSection asset={asset} />}
          <HoldersSection asset={asset} />
          <Section title={t.details}>
            <FactList facts={factsOf(asset, isFull)} />
            {!isFull && <ProgressBar label={t.loadingDetails} />}
          </Section>
        </div>
        {asset.categories.length > 0 && (
          <Section title={t.categories}>
            <KeywordList
              words={asset.categories}
              textOf={categoryText}
              onSearch={name =>
                openOnTop({
                  name: 'search',
                  mediaType,
                  filters: { category: categoryName(name) }
                })
              }
            />
          </Section>
        )}
        {asset.keywords.length > 0 && (
          <Section title={t.keywords}>
            <KeywordList
              words={asset.keywords}
              onSearch={words =>
                openOnTop({ name: 'search', mediaType, words })
              }
            />
          </Section>
        )}
      </div>
      <AssetActions asset={asset} isLicensed={isLicensed} />
    </>
  )
}

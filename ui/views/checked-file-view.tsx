import { useStore } from '@nanostores/preact'
import type { CheckedPage } from '../../contract/finding.ts'
import { Button } from '../components/button.tsx'
import { Callout } from '../components/callout.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { FileSummary } from '../components/file-summary.tsx'
import { $fileStale, checkFile } from '../stores/file.ts'
import { isCompLicense } from '../licensing/owned.ts'
import type { FileAsset, FileState } from '../stores/file.ts'
import { planLicenses } from '../stores/plan.ts'
import { $view, openView } from '../stores/view.ts'
import { wordsFor } from '../words.ts'
import { CandidatesView } from './candidates-view.tsx'
import { FileAssetView } from './file-asset-view.tsx'
import styles from './file-view.module.css'

interface Props {
  file: Extract<FileState, { state: 'ready' }>
}

export function CheckedFileView({ file }: Props) {
  const isStale = useStore($fileStale)
  const view = useStore($view)
  const wanted = view.name === 'file' ? view.assetId : undefined
  const { assets, pages, detailsError } = file
  const comps = assets.filter(asset => asset.state === 'comp')
  const sorted = [...comps, ...assets.filter(({ state }) => state !== 'comp')]
  const unreadable = pages.filter(page => page.checkedAt === null)
  const licensable = comps.filter(asset => !asset.isGone)
  return (
    <>
      <FileSummary
        comps={comps.length}
        unlicensed={comps.filter(asset => !isNoted(asset)).length}
        licensable={licensable.length}
        assets={assets.length}
        unreadablePages={unreadable.map(page => page.name)}
        pages={pages.map(page => ({ name: page.name, note: noteOf(page) }))}
        isStale={isStale || pages.some(isUnwatched)}
        checkedAt={timeOf(file.checkedAt)}
        onCheck={() => void checkFile('all')}
        onLicenseAll={() =>
          void planLicenses(licensable.map(({ assetId }) => assetId))
        }
      />
      <div class={styles.scroll}>
        {detailsError && (
          <div class={styles.note}>
            <Callout kind="warning" title="Names and pictures are missing">
              {wordsFor(detailsError)}
            </Callout>
          </div>
        )}
        {assets.length === 0 && <NoAssets />}
        <ul class={styles.list} aria-label="Assets in this file">
          {sorted.map(asset => (
            <FileAssetView
              key={`${asset.assetId} ${asset.state}`}
              found={asset}
              isWanted={asset.assetId === wanted}
            />
          ))}
        </ul>
        <CandidatesView />
      </div>
    </>
  )
}

function NoAssets() {
  return (
    <EmptyState
      icon="file"
      title="No assets in this file yet"
      text="Comps you place and files you license show up here."
    >
      <Button kind="primary" onPress={() => openView({ name: 'search' })}>
        Search assets
      </Button>
    </EmptyState>
  )
}

/** Whoever licensed it, and for whatever account. */
function isNoted({ license }: FileAsset): boolean {
  return license !== null && !isCompLicense(license.license)
}

/** Read, but what changed since was not heard. */
function isUnwatched({ checkedAt, isWatched }: CheckedPage): boolean {
  return checkedAt !== null && !isWatched
}

function noteOf(page: CheckedPage): string {
  if (page.checkedAt === null) return 'Could not be read'
  const time = timeOf(Date.parse(page.checkedAt))
  return isUnwatched(page)
    ? `Checked ${time}, may have changed`
    : `Checked ${time}`
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit'
  })
}

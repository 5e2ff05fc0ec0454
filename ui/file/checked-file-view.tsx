import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { Callout } from '../kit/callout.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { lookUpLicenses } from './rights/confirmations.ts'
import { recheckFile } from './check/file.ts'
import type { FileAsset, FileState } from './check/file.ts'
import { $fileRecords } from './check/file-records.ts'
import { lookUpRights } from '../account/may-license.ts'
import type { FileRights } from './rights/rights.ts'
import { completeLedger } from './ledger.ts'
import { $session } from '../account/session.ts'
import { saveFile } from '../platform/save-file.ts'
import { openView } from '../shell/view.ts'
import { unreadRecordsText } from './requests/request-texts.ts'
import { errorText } from '../words/error-texts.ts'
import { fileWords } from './words.ts'
import { CandidatesView } from './candidates-view.tsx'
import { FileListView } from './file-list-view.tsx'
import { FileSummaryView } from './file-summary-view.tsx'
import styles from './file-view.module.css'
import { makeProof } from './proof/proof.ts'
import { ProofView } from './proof/proof-view.tsx'
import { RequestsView } from './requests/requests-view.tsx'
import { UnclearView } from './unclear-view.tsx'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { useKeptPlace } from '../shell/use-kept-place.ts'

interface Props {
  file: Extract<FileState, { state: 'ready' }>
  rights: FileRights
}

export function CheckedFileView({ file, rights }: Props) {
  const t = useStore(fileWords)
  const scroller = useRef<HTMLDivElement>(null)
  const proof = useRef<HTMLDivElement>(null)
  const session = useStore($session)
  const { unread } = useStore($fileRecords)
  const { assets, unclear, detailsError, unreadEntries } = file
  const unreadText = unreadRecordsText(unread + unreadEntries)
  const isEmpty = rights.verdict.assets + unclear.length === 0
  const userId = session.state === 'in' ? session.userId : ''

  useEffect(() => {
    void lookUpLicenses(assets).then(completeLedger)
  }, [licensesIn(assets), userId])
  useEffect(() => void lookUpRights(), [userId])
  useRecheck(rights.verdict.unwatched)
  useKeptFocus()
  useKeptPlace(scroller)

  return (
    <>
      <FileSummaryView
        file={file}
        rights={rights}
        onProof={() => {
          void makeProof('file', saveFile)
          proof.current?.scrollIntoView()
        }}
      />
      <div ref={scroller} class={styles.scroll}>
        {detailsError && (
          <div class={styles.note}>
            <Callout kind="warning" title={t.detailsMissing}>
              {errorText(detailsError)}
            </Callout>
          </div>
        )}
        {unreadText && (
          <div class={styles.note}>
            <Callout kind="warning">{unreadText}</Callout>
          </div>
        )}
        <RequestsView />
        <UnclearView unclear={unclear} />
        {isEmpty && <NoAssets />}
        <FileListView file={file} rights={rights} scroller={scroller} />
        <CandidatesView />
        {!isEmpty && (
          <div ref={proof} class={styles.list}>
            <ProofView />
          </div>
        )}
      </div>
    </>
  )
}

/** Changes when the history must be looked up again. */
function licensesIn(assets: readonly FileAsset[]): string {
  return assets
    .map(({ assetId, state, license }) => [assetId, state, license?.id])
    .join(' ')
}

/** Checks pages again that are no longer watched. */
function useRecheck(unwatched: number): void {
  useEffect(() => {
    if (unwatched > 0) void recheckFile('stale')
  }, [unwatched])
}

function NoAssets() {
  const t = useStore(fileWords)
  const isIn = useStore($session).state === 'in'
  return (
    <EmptyState icon="file" title={t.noAssets} text={t.noAssetsHint}>
      <Button kind="primary" onPress={() => openView({ name: 'search' })}>
        {t.searchAssets}
      </Button>
      {isIn && (
        <Button onPress={() => openView({ name: 'licenses' })}>
          {t.yourLicenses}
        </Button>
      )}
    </EmptyState>
  )
}

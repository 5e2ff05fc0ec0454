import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import {
  $file,
  $fileStale,
  checkFile,
  recheckFile,
  resumeCheck
} from './check/file.ts'
import { refreshRecords } from './check/file-records.ts'
import { $isDialogOpen } from '../shell/notices.ts'
import { $rights } from './rights/rights.ts'
import { fileWords } from './words.ts'
import { CheckedFileView } from './checked-file-view.tsx'
import { FoundSoFarView } from './found-so-far-view.tsx'
import styles from './file-view.module.css'
import { FailedView } from '../shell/failed-view.tsx'

/** Milliseconds to wait for more changes. */
const settleTime = 500

export function FileView() {
  const t = useStore(fileWords)
  const file = useStore($file)
  const rights = useStore($rights)
  const isStale = useStore($fileStale)
  // Behind a dialog nobody sees the result, and a swap needs the controller.
  const isHeld = useStore($isDialogOpen)
  const isBehind = isStale && !isHeld && file.state === 'ready'

  useEffect(() => void resumeCheck(), [])

  // There is no event for records that others write.
  useEffect(() => {
    const refresh = () => void refreshRecords()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [])

  useEffect(() => {
    if (!isBehind) return undefined
    const timer = setTimeout(() => void recheckFile(), settleTime)
    return () => clearTimeout(timer)
  }, [isBehind, file])

  if (file.state === 'ready' && rights) {
    return <CheckedFileView file={file} rights={rights} />
  }
  if (file.state === 'checking') {
    return (
      <div class={styles.scroll}>
        <FoundSoFarView assets={file.assets} />
      </div>
    )
  }
  if (file.state === 'failed') {
    return (
      <FailedView
        title={t.checkFailed}
        error={file.error}
        onRetry={() => void checkFile()}
      />
    )
  }
  return (
    <EmptyState icon="file" title={t.checkTitle} text={t.checkHint}>
      <CheckButton text={t.checkFile} />
    </EmptyState>
  )
}

function CheckButton({ text }: { text: string }) {
  return (
    <Button kind="primary" icon="refresh" onPress={() => void checkFile()}>
      {text}
    </Button>
  )
}

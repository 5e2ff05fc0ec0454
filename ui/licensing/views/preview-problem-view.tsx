import { useStore } from '@nanostores/preact'
import { Callout } from '../../kit/callout.tsx'
import { $swapPreview } from '../swap-preview.ts'
import { unreadPagesText } from '../swap/swap-texts.ts'
import { planWords } from '../plan/words.ts'

/** What the check before a swap could not read. */
export function PreviewProblemView() {
  const t = useStore(planWords)
  const preview = useStore($swapPreview)
  if (preview.state === 'failed') {
    return (
      <Callout kind="warning" title={t.previewFailed}>
        {t.previewFailedHint}
      </Callout>
    )
  }
  if (preview.state !== 'ready' || preview.unreadPages.length === 0) return null
  return (
    <Callout kind="warning" title={t.pagesUnread}>
      {unreadPagesText(preview.unreadPages.map(({ name }) => name))}
    </Callout>
  )
}

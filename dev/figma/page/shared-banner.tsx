import { useStore } from '@nanostores/preact'
import { $keeping } from './document-lock.ts'
import styles from './shared-banner.module.css'
import { keepCopy, takeOver } from './shared-document.ts'
import { tell } from './tell.ts'

interface Props {
  documentKey: string
}

/** Says that another tab keeps the document, as long as it does. */
export function SharedBanner(props: Props) {
  const keeping = useStore($keeping)
  if (keeping !== 'elsewhere' && keeping !== 'taken') return null
  return (
    <div class={styles['banner']} role="alert">
      <span>
        {keeping === 'taken'
          ? 'Another tab has taken this document over. '
          : 'This document is open in another tab. '}
        What you change here is not kept.
      </span>
      <button type="button" onClick={() => takeOver(props.documentKey)}>
        Take over
      </button>
      <button type="button" onClick={() => void keepCopy().catch(tell)}>
        Keep as a copy
      </button>
    </div>
  )
}

import { useStore } from '@nanostores/preact'
import { $keeping, type Keeping } from './document-lock.ts'
import styles from './shared-banner.module.css'
import { keepCopy, takeOver } from './shared-document.ts'
import { showError } from '../controls/show-error.ts'

interface Props {
  documentKey: string
}

/** Says that this tab does not keep the document, as long as it does not. */
export function SharedBanner(props: Props) {
  const keeping = useStore($keeping)
  const how = sentence(keeping)
  if (how === null) return null
  return (
    <div class={styles['banner']} role="alert">
      <span>{how} What you change here is not kept.</span>
      <button type="button" onClick={() => takeOver(props.documentKey)}>
        {keeping === 'closed' ? 'Keep it here' : 'Take over'}
      </button>
      <button type="button" onClick={() => void keepCopy().catch(showError)}>
        Keep as a copy
      </button>
    </div>
  )
}

function sentence(keeping: Keeping): string | null {
  switch (keeping) {
    case 'elsewhere':
      return 'This document is open in another tab.'
    case 'taken':
      return 'Another tab has taken this document over.'
    case 'closed':
      return 'The tab that kept this document is closed.'
    case 'asking':
    case 'here':
      break
  }
  return null
}

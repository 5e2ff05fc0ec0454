import { useStore } from '@nanostores/preact'
import type { Notice } from '../core/host.ts'
import { IconButton } from './icon-button.tsx'
import notices from './notices.module.css'
import { $notices } from './notices.ts'

interface Props {
  onAnswer: (notice: Notice, answer: 'button' | 'dismiss') => void
}

export function NoticeList(props: Props) {
  const shown = useStore($notices)
  return (
    <div class={notices['list']}>
      {shown.map(notice => (
        <div
          key={notice.id}
          class={notices['notice']}
          role={notice.error ? 'alert' : 'status'}
          data-error={notice.error ? '' : undefined}
        >
          <span>{notice.text}</span>
          {notice.button !== undefined && (
            <button
              type="button"
              onClick={() => props.onAnswer(notice, 'button')}
            >
              {notice.button}
            </button>
          )}
          <IconButton
            icon="close"
            label="Dismiss notice"
            onClick={() => props.onAnswer(notice, 'dismiss')}
          />
        </div>
      ))}
    </div>
  )
}

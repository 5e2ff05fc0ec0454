import { useEffect } from 'preact/hooks'
import type { Notice } from '../shared/host.ts'
import controls from './controls.module.css'
import { IconButton } from './icon-button.tsx'
import type { NoticeAnswer } from './notice-answer.ts'
import notices from './notices.module.css'

interface Props {
  notice: Notice
  onAnswer: (answer: NoticeAnswer) => void
}

export function NoticeItem(props: Props) {
  const { notice, onAnswer } = props
  const { id, timeout } = notice
  useEffect(() => {
    if (timeout === null) return undefined
    const timer = setTimeout(() => onAnswer('timeout'), timeout)
    return () => clearTimeout(timer)
  }, [id, timeout])
  return (
    <div
      class={notices['notice']}
      role={notice.error ? 'alert' : 'status'}
      data-error={notice.error ? '' : undefined}
    >
      <span>{notice.text}</span>
      {notice.button !== undefined && (
        <button
          type="button"
          class={controls['buttonOnDark']}
          onClick={() => onAnswer('button')}
        >
          {notice.button}
        </button>
      )}
      <IconButton
        icon="close"
        label="Dismiss notice"
        onClick={() => onAnswer('dismiss')}
      />
    </div>
  )
}

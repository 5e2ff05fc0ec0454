import { useStore } from '@nanostores/preact'
import type { Host } from '../shared/host.ts'
import { answerNotice } from './notice-answer.ts'
import { NoticeItem } from './notice-item.tsx'
import notices from './notices.module.css'
import { $notices } from './notices.ts'

interface Props {
  host: Host | undefined
}

export function NoticeList(props: Props) {
  const shown = useStore($notices)
  return (
    <div class={notices['list']}>
      {shown.map(notice => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          onAnswer={answer => answerNotice(props.host, notice, answer)}
        />
      ))}
    </div>
  )
}

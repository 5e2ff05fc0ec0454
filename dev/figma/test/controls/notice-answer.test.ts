import { beforeEach, expect, test } from 'vitest'
import type { Host } from '../../shared/host.ts'
import { answerNotice } from '../../controls/notice-answer.ts'
import {
  $notices,
  removePluginNotices,
  showHostNotice,
  showNotice
} from '../../controls/notices.ts'

const notice = { id: 7, text: 'Placed', error: false, timeout: 3000 }

let sent: unknown[] = []

// Of the whole host, an answer needs only these two.
const host = {
  noticeClosed: (...answer: unknown[]) => void sent.push(answer),
  noticeAction: (id: number) => void sent.push(['pressed', id])
} as unknown as Host

beforeEach(() => {
  sent = []
  $notices.set([])
})

test('notifies the plugin that its notice was dismissed', () => {
  showNotice(notice)

  answerNotice(host, notice, 'dismiss')

  expect($notices.get()).toEqual([])
  expect(sent).toEqual([[7, 'dismiss']])
})

test('leaves a pressed notice to the plugin', () => {
  showNotice(notice)

  answerNotice(host, notice, 'button')

  expect($notices.get()).toEqual([notice])
  expect(sent).toEqual([['pressed', 7]])
})

test('acts on its own notices by itself', () => {
  let opened = 0
  showHostNotice('Blocked', true, { text: 'Open', action: () => (opened += 1) })
  const [own] = $notices.get()

  if (own) answerNotice(host, own, 'button')

  expect(opened).toBe(1)
  expect($notices.get()).toEqual([])
  expect(sent).toEqual([])
})

test('keeps its own notices when the plugin starts again', () => {
  showNotice(notice)
  showHostNotice('Saved')

  removePluginNotices()

  expect($notices.get().map(it => it.text)).toEqual(['Saved'])
})

test('shows a notice once, the newer text', () => {
  showNotice(notice)
  showNotice({ ...notice, text: 'Placed twice' })

  expect($notices.get().map(it => it.text)).toEqual(['Placed twice'])
})

test('says the same thing once, with its newest button', () => {
  const pressed: string[] = []
  for (const name of ['old', 'new']) {
    const action = (): void => void pressed.push(name)
    showHostNotice('Refused', true, { text: 'Again', action })
  }

  const [shown, ...others] = $notices.get()
  if (shown) answerNotice(host, shown, 'button')

  expect(others).toEqual([])
  expect(pressed).toEqual(['new'])
})

import { loadFileRecords } from '../../records/load-file-records.ts'
import { assetsLeft, requestState, sortRequests } from './request-state.ts'
import type { RequestState } from './request-state.ts'
import { loadRecords } from '../../storage/load-records.ts'
import { panelKeys } from '../../storage/panel-keys.ts'
import { readAnswers } from '../../storage/read-answers.ts'
import { saveRecord } from '../../storage/save-record.ts'
import { answersText, waitingText } from './request-texts.ts'
import { buttonWords } from '../../words/buttons.ts'
import { $mayLicense, lookUpRights } from '../../account/may-license.ts'
import { dismissNotice, showNotice } from '../../shell/notices.ts'
import { personName } from '../../account/person-name.ts'
import { $view, openView } from '../../shell/view.ts'

/** How many answers are remembered. */
const maxRemembered = 500

/**
 * At the start, shows who is waiting for licenses if the person can grant them,
 * and once, the answers to the person's own requests.
 */
export async function showRequestNotices(): Promise<void> {
  const { records } = await loadFileRecords('request').catch(() => {
    return { records: [] } // The "This file" page shows it anyway
  })
  if (records.length === 0) return
  const shown = sortRequests(records.map(one => requestState(one, null)))
  const name = personName()
  const isOwn = ({ request }: RequestState) => request.who === name
  await showAnswers(shown.filter(isOwn))
  const waiting = shown.filter(one => !isOwn(one) && one.state === 'open')
  if (waiting.length === 0) return
  // Subscriptions are unknown until the person has opened them.
  await lookUpRights()
  if ($mayLicense.get() === 'no') return
  if ($view.get().name === 'file') return
  const text = waitingText(waiting.length, assetsLeft(waiting).length)
  showUntilSeen(text)
}

/** Shows new answers; own withdrawals are not news. */
async function showAnswers(own: readonly RequestState[]): Promise<void> {
  const answered = own.filter(isAnswered)
  if (answered.length === 0) return
  const saved = await loadRecords(panelKeys.answers, readAnswers).catch(
    () => [] // seeing it twice is harmless
  )
  const before = saved.flatMap(({ ids }) => ids)
  const fresh = answered.filter(({ request }) => !before.includes(request.id))
  if (fresh.length === 0) return
  showUntilSeen(answersText(fresh))
  const ids = [...fresh.map(({ request }) => request.id), ...before]
  const record = { v: 1, ids: ids.slice(0, maxRemembered) } as const
  await saveRecord(panelKeys.answers, record, readAnswers).catch(() => {
    // shown again at the next start
  })
}

function isAnswered({ state }: RequestState): boolean {
  return state === 'licensed' || state === 'declined'
}

/** The "This file" page shows the answers. */
function showUntilSeen(text: string): void {
  const id = showNotice('info', text, toFile())
  const stop = $view.listen(({ name }) => {
    if (name !== 'file') return
    stop()
    dismissNotice(id)
  })
}

function toFile() {
  const { show: text } = buttonWords.get()
  return { text, run: () => openView({ name: 'file' }) }
}

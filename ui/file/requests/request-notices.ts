import { loadFileRecords } from '../../records/load-file-records.ts'
import { assetsLeft, requestState, sortRequests } from './request-state.ts'
import type { RequestState } from './request-state.ts'
import { loadRecords } from '../../storage/load-records.ts'
import { panelKeys } from '../../storage/panel-keys.ts'
import { readAnswers } from '../../storage/read-answers.ts'
import { saveRecord } from '../../storage/save-record.ts'
import { reviewRequests } from './requests.ts'
import { answersText, waitingText } from './request-texts.ts'
import { buttonWords } from '../../words/buttons.ts'
import { $mayLicense, lookUpRights } from '../../account/may-license.ts'
import { dismissNotice, showNotice } from '../../shell/notices.ts'
import type { NoticeAction } from '../../shell/notices.ts'
import { requestWords } from './words.ts'
import { personName } from '../../account/person-name.ts'
import { $view, openView } from '../../shell/view.ts'

/** How many answers are remembered. */
const maxRemembered = 500

/** The notice of requests that wait for the person. */
let waitingNotice = 0

/**
 * At the start, shows who is waiting for licenses if the person can grant them,
 * and once, the answers to the person's own requests.
 */
export async function showRequestNotices(): Promise<void> {
  dismissNotice(waitingNotice)
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
  if ($mayLicense.get() !== 'yes' || personName() !== name) return
  if ($view.get().name === 'file') return
  const text = waitingText(waiting.length, assetsLeft(waiting).length)
  waitingNotice = showUntilSeen(text, {
    text: requestWords.get().review(waiting.length),
    run: () => void reviewRequests()
  })
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
  showUntilSeen(answersText(fresh), {
    text: buttonWords.get().show,
    run: () => openView({ name: 'file' })
  })
  const ids = [...fresh.map(({ request }) => request.id), ...before]
  const record = { v: 1, ids: ids.slice(0, maxRemembered) } as const
  await saveRecord(panelKeys.answers, record, readAnswers).catch(() => {
    // shown again at the next start
  })
}

function isAnswered({ state }: RequestState): boolean {
  return state === 'licensed' || state === 'declined'
}

/** The "This file" page shows the same. */
function showUntilSeen(text: string, action: NoticeAction): number {
  const id = showNotice('info', text, action)
  const stop = $view.listen(({ name }) => {
    if (name !== 'file') return
    stop()
    dismissNotice(id)
  })
  return id
}

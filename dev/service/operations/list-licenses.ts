import { listAudioLicenses } from '../../../contract/api/audio-endpoints.ts'
import { listImageLicenses } from '../../../contract/api/image-history-endpoints.ts'
import { listVideoLicenses } from '../../../contract/api/video-endpoints.ts'
import { isDownloadable } from '../licensing/is-downloadable.ts'
import {
  historyRecord,
  listLicenses,
  type HistoryPage
} from '../licensing/licenses.ts'
import {
  audioKind,
  imageKind,
  videoKind,
  type MediaKind
} from '../licensing/media-kind.ts'
import { findPlans } from '../licensing/subscriptions.ts'
import { operation, personOf, type Call } from '../requests/operation.ts'

export const listImageLicensesOperation = operation(listImageLicenses, call =>
  history(call, imageKind, call.query.image_id)
)

export const listVideoLicensesOperation = operation(listVideoLicenses, call =>
  history(call, videoKind, call.query.video_id)
)

export const listAudioLicensesOperation = operation(listAudioLicenses, call =>
  history(call, audioKind, call.query.audio_id)
)

function history(
  call: Call<HistoryPage, unknown>,
  kind: MediaKind,
  asset: string | undefined
) {
  const { core, query } = call
  const { id, username } = personOf(call)
  const { licenses, total } = listLicenses(core, id, kind, { ...query, asset })
  const plans = new Map(findPlans(core, id).map(plan => [plan.id, plan]))
  return {
    data: licenses.map(license => {
      const plan = plans.get(license.subscription)
      const canDownload = isDownloadable(core, kind, license, plan)
      return historyRecord(license, kind, username, canDownload)
    }),
    page: query.page,
    per_page: query.per_page,
    total_count: total
  }
}

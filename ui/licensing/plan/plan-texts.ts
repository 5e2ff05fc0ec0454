import type { MediaType } from '../../../contract/api/media-type.ts'
import type { ProjectKey } from '../../../contract/project-fields.ts'
import type { Claim } from '../../../contract/records.ts'
import type { PlanClaim, PlanReason, TickKind } from './license-plan.ts'
import { personNameText } from '../../account/person-name.ts'
import { licenseText } from '../../library/size-texts.ts'
import { dateText, listText } from '../../words/format.ts'
import {
  planWords,
  reasonWords,
  trackReasonWords,
  videoReasonWords
} from './words.ts'

/** What the person confirms with a tick. `license` is the API's name. */
export function tickText(
  kind: TickKind,
  name: string,
  license: string
): string {
  const t = planWords.get()
  if (kind !== 'unusual') return t[kind]({ name })
  return t.unusual({ name, license: licenseText(license) })
}

export function claimText({ licensee, at }: PlanClaim): string {
  const t = planWords.get()
  const date = dateText(at)
  const who = personNameText(licensee)
  return date ? t.notedOn({ who, date }) : t.noted({ who })
}

/** It is unknown whether their run is active, or how it ended. */
export function begunText({ who: name, at }: Claim): string {
  const t = planWords.get()
  const date = dateText(at)
  const who = personNameText(name)
  return date ? t.begunOn({ who, date }) : t.begun({ who })
}

/** Fields that still need a value. */
export function missingText(keys: readonly ProjectKey[]): string {
  const t = planWords.get()
  return t.asksFor({ fields: listText(keys.map(key => t[key])) })
}

/**
 * Explains why an asset cannot be licensed. The detail is who licenses it, or
 * the number of a license.
 */
export function reasonText(
  reason: PlanReason,
  detail: string | null = null,
  mediaType: MediaType = 'image'
): string {
  const t = reasonWords.get()
  if (reason === 'being-licensed' && detail) {
    return t.isLicensing({ name: detail })
  }
  const own: Partial<Record<PlanReason, string>> = {
    image: {},
    video: videoReasonWords.get(),
    audio: trackReasonWords.get()
  }[mediaType]
  const text = own[reason] ?? t[reason]
  return detail ? `${text} (${t.licenseNumber({ id: detail })})` : text
}

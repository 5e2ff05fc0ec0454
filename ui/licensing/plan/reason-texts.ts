import type { PlanReason } from './license-plan.ts'
import { reasonWords } from './words.ts'

/** Explains why an asset cannot be licensed. */
export function reasonText(
  reason: PlanReason,
  detail: string | null = null
): string {
  const t = reasonWords.get()
  if (reason === 'being-licensed' && detail) {
    return t.isLicensing({ name: detail })
  }
  return detail ? `${t[reason]} (${detail})` : t[reason]
}

import type { Plan } from './subscriptions.ts'

interface Asked {
  editorial_acknowledgement?: boolean | undefined
  metadata?: Record<string, string | undefined> | undefined
  verification_code?: string | undefined
  price?: number | undefined
}

/** Why a subscription cannot license an asset; undefined if it can. */
export function refusalOf(
  plan: Plan,
  asset: { isEditorial: boolean; isEnhanced: boolean },
  item: Asked,
  index: number
): string | undefined {
  const { refusals = [], metadata = [], share } = plan.rules
  if (refusals.length > 0) return refusals[index % refusals.length]
  if (asset.isEditorial && item.editorial_acknowledgement !== true) {
    return 'Editorial status must be acknowledged'
  }
  if (plan.license === 'enhanced' && !asset.isEnhanced) {
    return 'Enhanced license is not available'
  }
  const missing = metadata.filter(key => !item.metadata?.[key]?.trim())
  if (missing.length > 0) return `Metadata is required: ${missing.join(', ')}`
  const problem = verificationProblem(plan, item.verification_code)
  if (problem !== undefined) return problem
  if (share !== undefined && item.price === undefined) {
    return 'Price is required'
  }
  return undefined
}

/**
 * Why a verification code is refused; undefined if it is valid or not required.
 */
export function verificationProblem(
  { rules: { code } }: Plan,
  given: string | undefined
): string | undefined {
  if (code === undefined || given === code) return undefined
  return given === undefined
    ? 'Verification code is required'
    : 'Verification code is wrong'
}

import type { PurchaseItem } from '../../contract/gateway-requests.ts'

/** The names that a request for a track can have, the usual one first. */
export const trackLicenses = [
  'audio_standard',
  'audio_enhanced',
  'audio_platform'
] as const satisfies readonly PurchaseItem['license'][]

const compLicenses = ['footage_comp', 'premier_editorial_comp']

const usualLicenses: readonly string[] = [
  'standard',
  'enhanced',
  'image',
  'multi_share',
  'media',
  'media_digital',
  'premier',
  'premier_digital',
  'premier_editorial_all_digital',
  'premier_editorial_all_media',
  'footage_standard',
  'footage_enhanced',
  ...trackLicenses
]

/** A comp license is for viewing only; it does not clear an asset. */
export function isCompLicense(license: string): boolean {
  return compLicenses.includes(license)
}

/** The license of a track by its name; undefined for names of no request. */
export function toTrackLicense(
  license: string
): (typeof trackLicenses)[number] | undefined {
  return trackLicenses.find(name => name === license)
}

/** Whether the panel knows what this license allows. */
export function isUsualLicense(license: string): boolean {
  return usualLicenses.includes(license)
}

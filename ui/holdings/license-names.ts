const compLicenses = ['footage_comp', 'premier_editorial_comp']

const usualLicenses = [
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
  'footage_enhanced'
]

/** A comp license is for viewing only; it does not clear an asset. */
export function isCompLicense(license: string): boolean {
  return compLicenses.includes(license)
}

/** Whether the panel knows what this license allows. */
export function isUsualLicense(license: string): boolean {
  return usualLicenses.includes(license)
}

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
  'premier_editorial_all_media'
]

/** To look at, not to use: it clears nothing. */
export function isCompLicense(license: string): boolean {
  return compLicenses.includes(license)
}

/** Whether the panel knows what a license of this name allows. */
export function isUsualLicense(license: string): boolean {
  return usualLicenses.includes(license)
}

/**
 * What is the same in another language, as a name or a unit is, or a word
 * that both have. Whatever else equals English was left untranslated.
 */
export const sameAsEnglish: Record<string, readonly string[]> = {
  de: [
    'account token',
    'asset details',
    'asset illustration',
    'asset modelRelease',
    'asset pixels',
    'asset megabytes',
    'asset website',
    'collections name',
    'colors orange',
    'colors cyan',
    'colors magenta',
    'companion asset',
    'filters in',
    'filters model',
    'panel cleared'
  ],
  fr: [
    'asset actions',
    'asset type',
    'asset photo',
    'asset illustration',
    'asset orientation',
    'asset pixels',
    'asset styles',
    'collections shown',
    'colors orange',
    'colors cyan',
    'colors magenta',
    'filter-sections type',
    'filter-sections orientation',
    'image-types photo',
    'image-types illustration',
    'panel cleared',
    'places collections'
  ],
  es: [
    'account token',
    'asset vector',
    'asset horizontal',
    'asset vertical',
    'asset pixels',
    'asset megabytes',
    'colors magenta',
    'filter-sections color',
    'filters editorial',
    'orientations horizontal',
    'orientations vertical',
    'panel cleared',
    'placing editorial',
    'placing vector'
  ],
  ja: ['asset pixels', 'asset megabytes', 'panel cleared'],
  pt: [
    'account token',
    'amounts downloads',
    'asset horizontal',
    'asset vertical',
    'asset pixels',
    'asset megabytes',
    'colors magenta',
    'filters editorial',
    'orientations horizontal',
    'orientations vertical',
    'panel cleared',
    'placing editorial'
  ]
}
